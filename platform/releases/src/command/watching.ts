import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { HealthSource } from '../health';
import { readSigning } from '../signed';
import { watchOnce, type Watched } from '../release/watch';
import type { Store } from '../store';
import { neededHealth } from './health-in';
import { readLength } from './moment';
import { tell, type Scene, type StoreCommand } from './scene';
import { wordsOf } from './words';

const usualEvery = '30s';

/** Watches roll-outs: once, or until it is ended. One of all watchers of a store decides; whenever one ends, another may go on. */
export const watching: Readonly<Record<string, StoreCommand>> = {
  watch: async (args, scene) => {
    wordsOf(args);
    const everyMs = readLength(args.every ?? usualEvery, '--every');
    const source = await neededHealth(args.command, scene);
    const holder = `${hostname()} ${process.pid} ${randomUUID()}`;
    const { store, clock, say } = scene;
    const lease = (until: number) => store.log.lease({ holder, now: clock(), until });
    let said: string | undefined;
    try {
      do {
        const mine = args.dryRun || (await lease(clock() + 3 * everyMs));
        const watched = mine ? await look(source, args.dryRun, scene) : 'another';
        const lines = watched && linesOf(watched).join('\n');
        // What is as it was half a minute ago needs no other line.
        if (watched !== undefined && lines !== said)
          tell(args, watched === 'another' ? { watches: 'another' } : watched, () => linesOf(watched), say);
        said = lines;
        if (!args.once) await wait(everyMs);
      } while (!args.once);
      if (!args.dryRun) await lease(clock());
    } finally {
      await source.close();
    }
  },
};

/** Undefined where the database could not be asked: nothing is decided then, and the next time may be better. */
async function look(
  source: HealthSource,
  dryRun: boolean,
  scene: Scene & { store: Store },
): Promise<Watched[] | undefined> {
  const by = scene.env['RIG4U_BY'] ?? `rig4u watch on ${hostname()}`;
  const signing = await readSigning(scene.env);
  return watchOnce(scene.store, source, { by, dryRun, signing, clock: scene.clock }).catch((error: unknown) => {
    if (!isOfDatabase(error)) throw error;
    scene.say(`How releases load could not be read, so nothing was decided: ${error.message}`);
    return undefined;
  });
}

/** What the driver says of a database that is away carries a code; a fault of ours does not. */
const isOfDatabase = (error: unknown): error is Error =>
  error instanceof Error && ('code' in error || /timeout|terminated/i.test(error.message));

function linesOf(watched: Watched[] | 'another'): string[] {
  if (watched === 'another') return ['Another watcher decides.'];
  if (watched.length === 0) return ['Nothing is being rolled out.'];
  return watched.flatMap((one) => [
    `${one.part}@${one.version} at ${one.percent} %: ${one.do}. ${one.why}.`,
    ...one.says.map((line) => `  ${line}`),
    ...(one.refused === undefined ? [] : [`  Not done: ${one.refused}`]),
  ]);
}
