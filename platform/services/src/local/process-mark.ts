import { readFile } from 'node:fs/promises';
import { errorCode, noneOnlyIfMissing } from '@rig4u/kernel';

/** A process by its number and, where the system tells, its start: numbers are given out again, in a container quite soon. */
export async function processMark(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(noneOnlyIfMissing);
  // The name in brackets may hold anything, blanks too; the start is the 20th value behind it.
  const values = line?.slice(line.lastIndexOf(')') + 2).split(' ');
  return `${pid} ${values?.[19] ?? '-'}`;
}

/** Whether the process with this mark still runs. */
export async function isRunning(mark: string): Promise<boolean> {
  const pid = Number.parseInt(mark, 10);
  return Number.isInteger(pid) && pid > 0 && hasProcess(pid) && (await processMark(pid)) === mark;
}

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
