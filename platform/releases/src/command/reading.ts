import { diffLines, diffOf } from '../history/diff';
import { historyLines, historyOf } from '../history/history';
import { statusLines } from '../history/status';
import { whyLines, whyOf } from '../history/why';
import { doctor } from '../release/doctor/doctor';
import { copyUnderWay, pointersBehind } from '../release/pointers';
import { allRevisions, newestRegistry, readRevision } from '../release/revisions';
import { verify } from '../release/verify';
import { Refusal } from '@rig4u/kernel';
import { noneIfRefused } from '../refusals';
import { readLogKeys } from '../signed';
import { parsePart } from '../store';
import { checkInStore } from './check-build';
import { tell, type StoreCommand } from './scene';
import { readRevisionNumber, wordOf, wordsOf } from './words';

/** Commands that only look at a store. */
export const reading: Readonly<Record<string, StoreCommand>> = {
  status: async (args, { store, say, clock }) => {
    wordsOf(args);
    const registry = await newestRegistry(store);
    const behind = await pointersBehind(store).catch(noneIfRefused);
    const copying = await copyUnderWay(store);
    const found = { behind, ...(copying > 0 && { copying }) };
    tell(args, registry ? { ...registry, ...found } : null, () => statusLines(registry, clock(), found), say);
  },
  history: async (args, { store, say }) => {
    const part = args.words.length > 0 ? parsePart(wordOf(args, 'part')) : undefined;
    const revisions = await allRevisions(store);
    tell(args, historyOf(revisions, part), () => historyLines(revisions, part), say);
  },
  why: async (args, { store, say, clock }) => {
    const part = parsePart(wordOf(args, 'part'));
    const registry = await newestRegistry(store);
    tell(args, whyOf(registry, part, args.visitor), () => whyLines(registry, part, clock(), args.visitor), say);
  },
  diff: async (args, { store, say }) => {
    const numbers = wordsOf(args, 'revision', 'revision').map(readRevisionNumber);
    const [one, two] = await Promise.all(numbers.map((number) => readRevision(store, number)));
    if (one && two) tell(args, diffOf(one, two), () => diffLines(one, two), say);
  },
  check: checkInStore,
  verify: async (args, { store, env, say }) => {
    wordsOf(args);
    const keys = await readLogKeys(env);
    const { checked, faults } = await verify(store, keys);
    if (faults.length > 0)
      throw new Refusal(
        `The store is damaged:\n  ${faults.join('\n  ')}\nPublish the damaged releases again under a new version and promote those.`,
      );
    const unread = !keys && (await newestRegistry(store))?.policy?.signed;
    const lines = [
      checked.length > 0 ? `Sound: ${checked.join(', ')}` : 'Nothing is live yet.',
      ...(unread ? ['No signature was looked at: name the public key by RIG4U_LOG_PUBLIC_KEY_FILE.'] : []),
    ];
    tell(args, { checked, faults }, () => lines, say);
  },
  doctor: async (args, { store, say, clock }) => {
    wordsOf(args);
    const faults = await doctor(store, clock);
    if (faults.length > 0) throw new Refusal(`A store cannot be kept in ${store.name}:\n  ${faults.join('\n  ')}`);
    tell(
      args,
      { faults },
      () => [
        `Of twenty writers one wins, what is written is read at once and stays, and the clocks agree: a store can be kept in ${store.name}.`,
      ],
      say,
    );
  },
};
