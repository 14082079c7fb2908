#!/usr/bin/env python3
"""A sample bot for the arena: ./comptoir arena --game dale --seats random --seat "python3 samples/bot.py"

It reads one JSON object a line and answers each "choose" with one line (docs/protocol.md, "A program as a bot").
It gives every option a worth and takes the best; ties are broken by the seed, so that games can be repeated.
"""
import json
import random
import re
import sys


def dale(kind, answer, view):
    """Build whenever possible, then buy the best card, then play; pay and part with Junk first."""
    if kind == "action":
        if answer.get("do") == "build":
            return 100
        if "buy" in answer:  # from a slot, or by a card's leave from elsewhere
            return 50 + (view["market"]["slots"][answer["slot"]]["price"] if "slot" in answer else 0)
        return 40 if "play" in answer else {"inventory": 20, "end": 10}.get(answer.get("do"), 15 if "show" in answer else 0)
    if kind in ("pay", "discard", "throw-away", "throw-away-one", "throw-away-discarded", "give", "hand-out"):
        return 2 if answer.get("card") == "junk" else 1 if "do" in answer else 0
    if kind in ("react", "before-clean-up"):
        return 1 if "do" in answer else 0
    return 0 if answer.get("card") == "junk" else 1


def said(text):
    """A text in English: its gaps filled; of the forms of a gap, the last."""
    if isinstance(text, list):
        return ", ".join(map(said, text))
    if not isinstance(text, dict) or "say" not in text:
        return str(text)
    def fill(gap):
        if gap[2] is not None:
            return re.sub(GAP, fill, gap[2].split("|")[-1])
        return said(text["with"][int(gap[1])]) if gap[1] else ""
    return re.sub(GAP, fill, text["say"])


GAP = r"\{(?:(\d)(?:[#?]((?:[^{}]|\{\d\})*)|:[^}]*)?|![^}]*)\}"


def cove(kind, text):
    """Gold now is good, goods are gold later, corruption and hours cost."""
    def amount(pattern):
        return sum(int(number) for number in re.findall(pattern, text))
    worth = amount(r"(-?\d+) gold") - 3 * amount(r"(\d+) corruption") - amount(r"(\d+) hour")
    worth += 9 * ("artefact" in text) + 6 * ("relic" in text) + 2 * ("Sing" in text)
    if kind in ("spend-frozen-hour", "discard-corruption"):
        return -worth
    return worth if text not in ("End the song", "Sell nothing more here", "No more here") else -99


def choose(game, message):
    pending, view = message["pending"], message["view"]
    def worth(option):
        if game == "dale":
            return dale(pending["kind"], option["answer"], view)
        return cove(pending["kind"], said(option["text"])) if game == "cove" else 0
    best = max(map(worth, pending["options"]))
    return random.choice([number for number, option in enumerate(pending["options"]) if worth(option) == best])


game = None
for line in sys.stdin:
    message = json.loads(line)
    if message["do"] == "hello":
        game = message["game"]
        random.seed(message["seed"])
    elif message["do"] == "choose":
        print(json.dumps({"option": choose(game, message)}), flush=True)
