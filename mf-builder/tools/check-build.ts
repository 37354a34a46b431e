import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { checkLine } from '../checks/check-line';

const help = `Checks builds for compatibility: JSON lines in, JSON lines out.

  pnpm --silent --filter mf-builder check-build < builds.jsonl > answers.jsonl

In:  {"id": "1", "parts": {"cpu": {"name": "...", "quantity": 1, "specs": {"socket": "AM5"}}, "ram": [...], "gpu": null}}
     The types and facts are those of the catalogue (src/catalogue/schema). null means that none is wanted; a type that is
     left out is not chosen yet; a fact that is left out is not known. Empty lines are passed over.
Out: {"id": "1", "verdict": "fail", "findings": [{"rule": "cpu-socket", "verdict": "fail", "message": "...", "parts": [...]}]}
     A fact of the wrong type counts as not known; then "notes": ["parts.gpu.specs.lengthMm: expected a number, ..."] names it.
     A malformed line is answered by {"id": "1", "error": "..."}; the others still are. Then the exit code is 1.
`;

/** Answers are written in blocks of this many characters: a write per line is slow. */
const block = 1 << 16;

const run = async (): Promise<boolean> => {
  let ok = true;
  let number = 0;
  let waiting = '';
  const write = async () => {
    const text = waiting;
    waiting = '';
    if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
  };
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number += 1;
    if (text.trim() === '') continue;
    const answer = checkLine(number === 1 ? text.replace(/^\uFEFF/, '') : text, number);
    ok &&= answer.ok;
    waiting += `${answer.text}\n`;
    if (waiting.length > block) await write();
  }
  await write();
  return ok;
};

// A reader that has seen enough, such as `head`, closes the pipe: no reason for a stack trace.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) process.stdout.write(help);
else if (args.length > 0) {
  console.error(
    `check-build takes no arguments, found ${args.join(' ')}. Builds are read from standard input; see --help.`,
  );
  process.exitCode = 2;
} else process.exitCode = (await run()) ? 0 : 1;
