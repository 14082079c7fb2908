// A client that is not ours to bend: it knows the protocol's document and nothing else. It plays whole random games of
// every kind through `comptoir engine`, and keeps the transcript, which is checked against the JSON Schema.
// Usage: node client.mjs TRANSCRIPT GAMES COMMAND...
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { writeFileSync } from 'node:fs';
import assert from 'node:assert/strict';

const [transcriptFile, games, command, ...args] = process.argv.slice(2);
const engine = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
const transcript = [];

async function ask(request, keep = true) {
  engine.stdin.write(JSON.stringify(request) + '\n');
  const { value, done } = await lines.next();
  assert(!done, 'the engine went away');
  const answer = JSON.parse(value);
  if (keep) transcript.push({ request, answer });
  return answer;
}

async function granted(request, keep = true) {
  const answer = await ask(request, keep);
  assert(!answer.error, `${JSON.stringify(answer)} to ${JSON.stringify(request).slice(0, 500)}`);
  return answer;
}

// A small generator of our own, so that a failure can be repeated.
let state = 12345;
const below = (bound) => ((state = (Math.imul(state, 1103515245) + 12345) >>> 0) >>> 8) % bound; // the high bits: the low ones of such a generator repeat

async function play(game, seats, number) {
  const table = `${game}-${seats}-${number}`;
  let now = await granted({ do: 'new', table, game, seats, fate: table });
  let decisions = 0;
  while (!now.over) {
    assert(now.pending.length > 0, 'somebody is asked');
    const { seat, options } = now.pending[below(now.pending.length)];
    const seen = new Set(options.map((option) => JSON.stringify(option.answer)));
    assert.equal(seen.size, options.length, 'no option twice');
    const keep = decisions < 150;
    if (decisions % 50 === 7) await extras(game, table, seat, now, keep);
    const chosen = below(options.length);
    const answer = decisions % 2 ? { option: chosen } : { answer: options[chosen].answer };
    const before = now.number;
    now = await granted({ do: 'answer', table, seat, ...answer, for: seat }, keep);
    assert(now.number > before, 'the number grows');
    assert(++decisions < 100000, 'the game ends');
  }
  assert(now.standings.length >= seats, "a place for every seat; the Peddler may have one too");
  const { log } = await granted({ do: 'log', table }, false);
  const replayed = await granted({ do: 'replay', table: `${game}-replayed`, log }, false);
  assert.deepEqual(replayed.standings, now.standings);
  await granted({ do: 'close', table });
  return decisions;
}

async function extras(game, table, seat, now, keep) {
  const { saved } = await granted({ do: 'save', table }, keep);
  const loaded = await granted({ do: 'load', table: `${game}-loaded`, saved }, keep);
  assert.deepEqual(loaded.pending, now.pending);
  await granted({ do: 'why', table, seat }, keep);
  const mine = await granted({ do: 'view', table, seat }, keep);
  await granted({ do: 'view', table, seat: null }, keep);
  await granted({ do: 'redeal', table, seat, fate: 'r', as: `${game}-redealt` }, keep);
  const redealt = await granted({ do: 'view', table: `${game}-redealt`, seat }, keep);
  assert.deepEqual(redealt.view, mine.view, 'a seat cannot tell a redealt table');
  const refused = await ask({ do: 'answer', table, seat, option: 100000 }, keep);
  assert.equal(refused.error.code, 'illegal-answer');
  assert.deepEqual((await granted({ do: 'state', table }, keep)).pending, now.pending);
}

const { games: offered } = await granted({ do: 'games' });
let played = 0;
let decisions = 0;
for (const { id, seats } of offered)
  for (const count of seats)
    for (let number = 0; number < Number(games); number++, played++) decisions += await play(id, count, number);
engine.stdin.end();
writeFileSync(transcriptFile, transcript.map((line) => JSON.stringify(line)).join('\n'));
console.log(`${played} games, ${decisions} decisions`);
