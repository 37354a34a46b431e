import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { LineAnswer } from '../checks/json-line';

/** Answers are written in blocks of this many characters: a write per line is slow. */
const block = 1 << 16;

async function answerAll(answer: (text: string, number: number) => LineAnswer): Promise<boolean> {
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
    const answered = answer(number === 1 ? text.replace(/^\uFEFF/, '') : text, number);
    ok &&= answered.ok;
    waiting += `${answered.text}\n`;
    if (waiting.length > block) await write();
  }
  await write();
  return ok;
}

/** A command that answers each line of standard input by a line; its exit code is 1 where a line was malformed. */
export async function answerLines(
  name: string,
  help: string,
  answer: (text: string, number: number) => LineAnswer,
): Promise<void> {
  // A reader that has seen enough, such as `head`, closes the pipe: no reason for a stack trace.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) process.stdout.write(help);
  else if (args.length > 0) {
    console.error(
      `${name} takes no arguments, found ${args.join(' ')}. Builds are read from standard input; see --help.`,
    );
    process.exitCode = 2;
  } else process.exitCode = (await answerAll(answer)) ? 0 : 1;
}
