import { readFile } from 'node:fs/promises';

/** The kernel counts in hundredths of a second for everybody, whatever its own clock does. */
const tickMicroseconds = 10_000;

/** Processor time that a process has used since it began, all threads, user and system. Linux only. */
export async function cpuMicroseconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no /proc/${pid}/stat: this benchmark needs Linux.`, { cause });
  });
  // The name of the program stands in brackets and may hold anything; 12 fields after it are the two times.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMicroseconds;
}
