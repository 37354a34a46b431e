import { resolve } from 'node:path';
import { freeze, offline, pin, promote, publish, restored, revert, rollback, unpin } from '../release/commands';
import { prune } from '../release/prune';
import { Misused } from '../refusals';
import { inFolder } from '../store/in-folder';
import { labelOf, parsePart, parseRef } from '../store';
import { compareTypesIn } from './load-comparison';
import { readLength, readMoment } from './moment';
import { prunedWords } from './pruned-words';
import { readSet } from './read-set';
import { optionsOf, report } from './report';
import { tell, type StoreCommand } from './scene';
import { smokeIn } from './smoke-in';
import { mustSayWhy, readRevisionNumber, versionsSaid, wordOf, wordsOf } from './words';

/** Commands that change a store. Each takes `--dry-run`. */
export const changing: Readonly<Record<string, StoreCommand>> = {
  publish: async (args, scene) => {
    const dist = resolve(scene.cwd, wordOf(args, 'dist folder'));
    report(args, await publish(scene.store, dist, { dryRun: args.dryRun, clock: scene.clock }), scene);
  },
  promote: async (args, scene) => {
    const refs = args.set === undefined ? [parseRef(wordOf(args, 'part>@<version'))] : await readSet(args, scene.cwd);
    const { again, accept } = args;
    const { from } = versionsSaid(args);
    if (from !== undefined && refs.length > 1) throw new Misused('--from is for one part; a set has several.');
    const why = mustSayWhy(args);
    const smoke = args.withoutSmoke ? undefined : smokeIn(args, scene);
    const compareTypes = compareTypesIn(args, scene);
    const options = { ...(await optionsOf(args, scene)), why, from, again, accept, smoke, compareTypes };
    report(args, await promote(scene.store, refs, options), scene);
  },
  rollback: async (args, scene) => {
    const { from, to } = versionsSaid(args);
    const part = parsePart(wordOf(args, 'part'));
    report(args, await rollback(scene.store, part, { ...(await optionsOf(args, scene)), from, to }), scene);
  },
  revert: async (args, scene) => {
    const revision = readRevisionNumber(wordOf(args, 'revision'));
    report(args, await revert(scene.store, revision, await optionsOf(args, scene)), scene);
  },
  pin: async (args, scene) => {
    const ref = parseRef(wordOf(args, 'part>@<version'));
    if (args.until === undefined) throw new Misused('Say until when: --until 2h, 7d or 2026-12-24.');
    const until = readMoment(args.until, scene.clock());
    const options = { ...(await optionsOf(args, scene)), why: mustSayWhy(args) };
    report(args, await pin(scene.store, ref, until, options), scene);
  },
  unpin: async (args, scene) =>
    report(args, await unpin(scene.store, parsePart(wordOf(args, 'part')), await optionsOf(args, scene)), scene),
  freeze: async (args, scene) => {
    wordsOf(args);
    if (!args.all) throw new Misused('A freeze is for everything: rig4u freeze --all --why "<reason>".');
    const options = { ...(await optionsOf(args, scene)), why: mustSayWhy(args) };
    report(args, await freeze(scene.store, true, options), scene);
  },
  unfreeze: async (args, scene) => {
    wordsOf(args);
    report(args, await freeze(scene.store, false, await optionsOf(args, scene)), scene);
  },
  offline: async (args, scene) => {
    const to = wordOf(args, 'on or off');
    if (to !== 'on' && to !== 'off') throw new Misused('Offline use is on or off: rig4u offline off --why "<reason>".');
    const options = { ...(await optionsOf(args, scene)), why: mustSayWhy(args) };
    report(args, await offline(scene.store, to, options), scene);
  },
  restored: async (args, scene) => {
    wordsOf(args);
    report(args, await restored(scene.store, { ...(await optionsOf(args, scene)), why: mustSayWhy(args) }), scene);
  },
  prune: async (args, { store, say, clock, env }) => {
    wordsOf(args);
    const { dryRun, withdrawn } = args;
    const now = clock();
    const [age, by] = args.tabAge === undefined ? [env['RIG4U_TAB_AGE'], 'RIG4U_TAB_AGE'] : [args.tabAge, '--tab-age'];
    const tab = age === undefined ? {} : { ageMs: readLength(age, by) };
    const gone = await prune(inFolder(store, 'prune'), { now, dryRun, withdrawn, ...tab });
    const verb = dryRun ? 'Would remove' : 'Removed';
    tell(
      args,
      {
        removed: gone.map(({ ref }) => labelOf(ref)),
        because: gone.map(({ ref, named, since }) => ({
          release: labelOf(ref),
          lastGiven: new Date(since).toISOString(),
          withdrawn: named?.withdrawn ?? false,
          ...(named?.ended && { notNamedSince: named.ended }),
        })),
      },
      () => (gone.length > 0 ? gone.map((one) => prunedWords(verb, one, now)) : ['Nothing to remove.']),
      say,
    );
  },
};
