import { nextStep, pauseRollout, resumeRollout, rollout, stopRollout } from '../release/rollouts';
import { Misused } from '../refusals';
import { parsePart, parseRef, type Store } from '../store';
import type { Args, Flag } from './args';
import { compareTypesIn } from './load-comparison';
import { readLength } from './moment';
import { optionsOf, report } from './report';
import { readSteps, readStopRule, usualRollout } from './rollout-words';
import type { Scene, StoreCommand } from './scene';
import { smokeIn } from './smoke-in';
import { mustSayWhy, wordOf } from './words';

const steering = {
  next: nextStep,
  pause: pauseRollout,
  resume: resumeRollout,
  stop: stopRollout,
} as const;
type Word = keyof typeof steering;
const words: readonly Word[] = ['next', 'pause', 'resume', 'stop'];
/** What a roll-out that goes on is not given any more. */
const ofBeginning: ReadonlySet<Flag> = new Set(['steps', 'every', 'stop-if', 'again', 'accept', 'without-smoke']);

/** Begins a roll-out, or steers the one that goes on. */
export const rolling: Readonly<Record<string, StoreCommand>> = {
  rollout: async (args, scene) => {
    const word = steeringWord(args);
    return word === undefined ? begin(args, scene) : steer(word, args, scene);
  },
};

/** How a roll-out that goes on is to be steered; undefined where one is to begin. Throws Misused. */
export function steeringWord(args: Args): Word | undefined {
  const said = words.filter((one) => args[one]);
  const [word, other] = said;
  if (other !== undefined) throw new Misused(`Say one of --${said.join(' and --')}, not both.`);
  return word;
}

/** Which release is to be rolled out, how and why. Throws Misused. */
export function readBegin(args: Args) {
  const ref = parseRef(wordOf(args, 'part>@<version'));
  const { steps = usualRollout.steps, every = usualRollout.every, stopIf = usualRollout.stopIf } = args;
  const how = { steps: readSteps(steps), everyMs: readLength(every, '--every'), stopIf: readStopRule(stopIf) };
  return { ref, how, why: mustSayWhy(args) };
}

/** Which part's roll-out is to be steered, and why. Throws Misused. */
export function readSteering(word: Word, args: Args) {
  const text = wordOf(args, 'part');
  if (text.includes('@'))
    throw new Misused(`--${word} is for the roll-out that goes on: rig4u rollout ${parseRef(text).part} --${word}.`);
  const early = args.said.filter((flag) => ofBeginning.has(flag)).map((flag) => `--${flag}`);
  if (early.length > 0)
    throw new Misused(`Only a roll-out that begins takes ${early.join(' and ')}. Stop this one and begin anew.`);
  // To take the next step is what everybody waits for; anything else needs a reason.
  return { part: parsePart(text), why: word === 'next' ? args.why : mustSayWhy(args) };
}

async function begin(args: Args, scene: Scene & { store: Store }): Promise<void> {
  const { ref, how, why } = readBegin(args);
  const { again, accept } = args;
  const smoke = args.withoutSmoke ? undefined : smokeIn(args, scene);
  const compareTypes = compareTypesIn(args, scene);
  const options = { ...(await optionsOf(args, scene)), ...how, why, again, accept, smoke, compareTypes };
  report(args, await rollout(scene.store, ref, options), scene);
}

async function steer(word: Word, args: Args, scene: Scene & { store: Store }): Promise<void> {
  const { part, why } = readSteering(word, args);
  const options = { ...(await optionsOf(args, scene)), why };
  report(args, await steering[word](scene.store, part, options), scene);
}
