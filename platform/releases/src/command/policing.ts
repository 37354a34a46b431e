import { resolve } from 'node:path';
import { policyLines } from '../history/policy-text';
import { everyPart, rights, type Right } from '../registry';
import { newestRegistry } from '../release/revisions';
import { allowOrDeny, needSignatures, needSmoke } from '../release/policy';
import { makePreviewKeys } from '../preview';
import { Misused } from '../refusals';
import { parsePart } from '../store';
import type { Args } from './args';
import { optionsOf, report } from './report';
import { tell, type Command, type Scene, type StoreCommand } from './scene';
import { mustSayWhy, wordOf, wordsOf } from './words';

type Saying = (args: Args, scene: Parameters<StoreCommand>[1]) => Promise<void>;

const said: Readonly<Record<string, Saying>> = {
  show: async (args, { store, say, clock }) => {
    wordsOf(args, 'show');
    const registry = await newestRegistry(store);
    tell(args, registry?.policy ?? null, () => policyLines(registry, clock()), say);
  },
  allow: rule('allow'),
  deny: rule('deny'),
  'need-smoke': async (args, scene) => {
    const [, word = ''] = wordsOf(args, 'need-smoke', 'part or --all');
    const part = word === everyPart ? everyPart : parsePart(word);
    report(args, await needSmoke(scene.store, part, !args.off, await reasoned(args, scene)), scene);
  },
  'need-signatures': async (args, scene) => {
    wordsOf(args, 'need-signatures');
    report(args, await needSignatures(scene.store, !args.off, await reasoned(args, scene)), scene);
  },
};

/** Shows who may change what, or changes it. */
export const policing: Readonly<Record<string, StoreCommand>> = {
  policy: async (args, scene) => {
    const [word = 'show'] = args.words;
    const run = Object.hasOwn(said, word) ? said[word] : undefined;
    if (!run) throw new Misused(`Say what of the policy: rig4u policy ${Object.keys(said).join(' | ')}.`);
    // "rig4u policy" alone shows it; for a smoke load of every part there is --all.
    const words = args.words.length === 0 ? [word] : args.words;
    return run({ ...args, words: args.all && word === 'need-smoke' ? [...words, everyPart] : words }, scene);
  },
};

function rule(what: 'allow' | 'deny'): Saying {
  return async (args, scene) => {
    const [, who = ''] = wordsOf(args, what, 'name, such as anna or repo:owner/name:ref:refs/heads/main');
    const may = readRights(args.may);
    const parts = args.part.flatMap((text) => text.split(',')).map((text) => parsePart(text.trim()));
    report(args, await allowOrDeny(scene.store, what, { who, may, parts }, await reasoned(args, scene)), scene);
  };
}

const reasoned = async (args: Args, scene: Scene) => ({ ...(await optionsOf(args, scene)), why: mustSayWhy(args) });

function readRights(text = ''): Right[] {
  const words = text.split(',').map((word) => word.trim());
  if (words.includes('all')) return [...rights];
  const read = words.map((word) => rights.find((right) => right === word));
  const known = read.flatMap((right) => (right ? [right] : []));
  if (known.length === read.length) return [...new Set(known)];
  throw new Misused(`Say what they may: --may with some of ${rights.join(', ')}, with commas between them, or all.`);
}

/** Makes the two keys by which revisions are signed. */
export const logKeys: Command = async (args, { cwd, say }) => {
  const { privateFile, publicFile, made } = await makePreviewKeys(resolve(cwd, wordOf(args, 'folder')), 'log-key');
  tell(
    args,
    { privateFile, publicFile, made },
    () => [
      made ? 'Made a pair of keys.' : 'There is a pair of keys already.',
      `For who changes the registry: RIG4U_LOG_KEY_FILE=${privateFile}`,
      `For every gateway: RIG4U_LOG_PUBLIC_KEY_FILE=${publicFile}`,
      'Then: rig4u policy need-signatures --why "<reason>".',
    ],
    say,
  );
};
