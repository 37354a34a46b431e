import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from '@rig4u/kernel';

/** A process that is alive. Where the system does not tell, parent and command are missing. */
export interface Running {
  parent?: number;
  command?: string;
}

function answers(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

const fromPs = (pid: number): { state: string; parent: number; command: string } => {
  const [state = 'Z', parent = '', ...command] = execFileSync('ps', ['-o', 'stat=,ppid=,args=', '-p', String(pid)], {
    encoding: 'utf8',
  })
    .trim()
    .split(/\s+/);
  return { state, parent: Number(parent), command: command.join(' ') };
};

/** Small containers have no `ps`; Linux has the same in files. The name in brackets may hold spaces. */
const fromFiles = (pid: number): { state: string; parent: number; command: string } => {
  const [state = 'Z', parent = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return { state, parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
};

/** What runs under a number, or undefined when nothing does. A process that ended and was not collected yet does not run. */
export function running(pid: number): Running | undefined {
  if (!Number.isInteger(pid) || pid <= 0 || !answers(pid)) return undefined;
  if (process.platform === 'win32') return {};
  try {
    const { state, parent, command } = process.platform === 'linux' ? fromFiles(pid) : fromPs(pid);
    return state.startsWith('Z') ? undefined : { parent, command };
  } catch {
    // It ended between the two questions.
    return undefined;
  }
}
