import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export const [tries, pauseMs] = [400, 25];

/** Whether a program listens on a port of this machine in the end; not when it is over before. */
export async function waitForPort(port: number, child: ChildProcess): Promise<boolean> {
  for (let i = 0; i < tries && !isOver(child); i += 1) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return true;
    await wait(pauseMs);
  }
  return false;
}

export const isOver = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Sends a signal, and waits until the program is over. */
export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (isOver(child)) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
