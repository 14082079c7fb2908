// The compiled engine as a program: a line in, a line out.
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const engine = await import(pathToFileURL(process.argv[2]).href);
for await (const line of createInterface({ input: process.stdin })) process.stdout.write(engine.answer(line) + "\n");
