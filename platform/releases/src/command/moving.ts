import { resolve } from 'node:path';
import { backup } from '../backup/backup';
import { restore } from '../backup/restore';
import { mirror, mirrorLine } from '../mirror/mirror';
import { mirrorer } from '../mirror/mirror-once';
import { move } from '../move/move';
import { Misused } from '../refusals';
import type { Args } from './args';
import { readLogKeys } from '../signed';
import { readLength } from './moment';
import { withEnd, withEnds } from './open-end';
import { optionsOf, report } from './report';
import { tell, type Command, type StoreCommand } from './scene';
import { mustSayWhy, wordOf, wordsOf } from './words';

const usualEvery = '5s';

/** Commands that copy a store to another place. Each names its places itself. */
export const moving: Readonly<Record<string, Command>> = {
  move: async (args, scene) => {
    noStore(args);
    wordsOf(args);
    const options = { ...(await optionsOf(args, scene)), why: mustSayWhy(args) };
    await withEnds(args, scene, async (from, to) => report(args, await move(from, to, options), scene));
  },
  restore: async (args, scene) => {
    noStore(args);
    const folder = resolve(scene.cwd, wordOf(args, 'backup folder'));
    const options = { ...(await optionsOf(args, scene)), why: mustSayWhy(args) };
    await withEnd('to', args, scene, async (to) => report(args, await restore(folder, to, options), scene));
  },
  mirror: async (args, scene) => {
    noStore(args);
    wordsOf(args);
    const everyMs = readLength(args.every ?? usualEvery, '--every');
    const keys = await readLogKeys(scene.env);
    const { say } = scene;
    await withEnds(args, scene, async (from, to) => {
      if (!args.once) return mirror(from, to, { keys, everyMs, say, signal: new AbortController().signal });
      const head = await mirrorer(from, to, { keys, say })();
      tell(args, head ?? null, () => [mirrorLine(head)], say);
    });
  },
};

/** Copies the store that every other command works on. */
export const backingUp: Readonly<Record<string, StoreCommand>> = {
  backup: async (args, scene) => {
    wordsOf(args);
    if (args.to === undefined) throw new Misused('Say where to: rig4u backup --to <folder>.');
    const { dryRun, clock } = await optionsOf(args, scene);
    report(args, await backup(scene.store, resolve(scene.cwd, args.to), { dryRun, clock }), scene);
  },
};

function noStore({ command, store, log }: Args): void {
  if (store === undefined && log === undefined) return;
  throw new Misused(`rig4u ${command} takes --from and --to in place of --store and --log. See rig4u --help.`);
}
