// A sample bot for the arena: ./comptoir arena --game dale --seats random --seat "node samples/bot.mjs"
//
// It reads one JSON object a line and answers each "choose" with one line (docs/protocol.md, "A program as a bot").
// It gives every option a worth and takes the best; ties are broken by the seed, so that games can be repeated.
import { createInterface } from "node:readline";

const parting = ["pay", "discard", "throw-away", "throw-away-one", "throw-away-discarded", "give", "hand-out"];

// Build whenever possible, then buy the best card, then play; pay and part with Junk first.
function dale(kind, answer, view) {
  if (kind === "action") {
    if (answer.do === "build") return 100;
    if ("buy" in answer) return 50 + (view.market.slots[answer.slot]?.price ?? 0); // some cards sell from elsewhere
    if ("play" in answer) return 40;
    return { inventory: 20, end: 10 }[answer.do] ?? ("show" in answer ? 15 : 0);
  }
  if (parting.includes(kind)) return answer.card === "junk" ? 2 : "do" in answer ? 1 : 0;
  if (kind === "react" || kind === "before-clean-up") return "do" in answer ? 1 : 0;
  return answer.card === "junk" ? 0 : 1;
}

// Gold now is good, goods are gold later, corruption and hours cost.
/** A text in English: its gaps filled; of the forms of a gap, the last. */
function said(text) {
  if (Array.isArray(text)) return text.map(said).join(", ");
  if (typeof text !== "object" || text.say === undefined) return String(text);
  const gap = /\{(?:(\d)(?:[#?]((?:[^{}]|\{\d\})*)|:[^}]*)?|![^}]*)\}/g;
  const fill = (_, index, forms) =>
    forms !== undefined ? forms.split("|").at(-1).replace(gap, fill) : index ? said(text.with[index]) : "";
  return text.say.replace(gap, fill);
}

function cove(kind, text) {
  if (["End the song", "Sell nothing more here", "No more here"].includes(text)) return -99;
  const amount = (pattern) => [...text.matchAll(pattern)].reduce((sum, found) => sum + Number(found[1]), 0);
  const goods = 9 * text.includes("artefact") + 6 * text.includes("relic") + 2 * text.includes("Sing");
  const worth = amount(/(-?\d+) gold/g) - 3 * amount(/(\d+) corruption/g) - amount(/(\d+) hour/g) + goods;
  return kind === "spend-frozen-hour" || kind === "discard-corruption" ? -worth : worth;
}

let game = "";
let seed = 0;
const random = (bound) => (seed = (seed * 1103515245 + 12345) % 2147483648) % bound;

function choose({ pending, view }) {
  const worths = pending.options.map(({ text, answer }) =>
    game === "dale" ? dale(pending.kind, answer, view) : game === "cove" ? cove(pending.kind, said(text)) : 0);
  const best = Math.max(...worths);
  const choices = worths.flatMap((worth, option) => (worth === best ? [option] : []));
  return choices[random(choices.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.do === "hello") {
    game = message.game;
    seed = message.seed % 2147483648;
  } else if (message.do === "choose") {
    console.log(JSON.stringify({ option: choose(message) }));
  }
}
