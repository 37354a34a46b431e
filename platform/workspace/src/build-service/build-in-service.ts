import { fork } from 'node:child_process';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { ChildResult } from '@rig4u/kernel';
import { ask } from './ask';
import { answerSchema, type Answer, type Order } from './messages';
import type { Place } from './place';

const program = join(import.meta.dirname, '../../bin/build-service.mjs');

/**
 * Builds a part in a process that stays, and that is started when it is not there: what webpack and our code need for a first build
 * is done and warm in later ones. Undefined when there is none to be had.
 */
export async function buildInService(place: Place, order: Order): Promise<ChildResult | undefined> {
  for (let starts = 0; ; starts += 1) {
    const said = await answerOf(place, order);
    if (said?.did === 'built') return { ok: true, output: '' };
    if (said?.did === 'failed') return { ok: false, output: said.output };
    if (starts === 2 || !(await start(place))) return undefined;
  }
}

async function answerOf(place: Place, order: Order): Promise<Answer | undefined> {
  const said = await ask(place.socket, '/build', order);
  return said === undefined ? undefined : v.parse(answerSchema, said);
}

/** Starts the service of a place. Resolves when somebody listens, to false when it ended before. */
async function start(place: Place): Promise<boolean> {
  await mkdir(dirname(place.log), { recursive: true });
  const log = await open(place.log, 'w');
  // A group of its own: Ctrl+C in the terminal is not for it.
  const child = fork(program, [place.socket], {
    detached: true,
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
  });
  const listens = await new Promise<boolean>((resolve) => {
    child.once('message', () => resolve(true));
    child.once('error', () => resolve(false));
    child.once('exit', () => resolve(false));
  });
  if (child.connected) child.disconnect();
  child.unref();
  await log.close();
  return listens;
}
