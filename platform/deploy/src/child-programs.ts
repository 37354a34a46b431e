import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { until } from '@rig4u/kernel/until';

/** Whether a program listens on a port of this machine in the end; not when it is over before. Throws when it does neither. */
export async function waitForPort(port: number, child: ChildProcess): Promise<boolean> {
  await until(`port ${port}`, async () => isOver(child) || (await listens(port)), { everyMs: 25 });
  return !isOver(child);
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isThere = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isThere;
}

export const isOver = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Sends a signal, and waits until the program is over. */
export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (isOver(child)) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
