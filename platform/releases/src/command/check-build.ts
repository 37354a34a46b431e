import { resolve } from 'node:path';
import { check, liveInStore } from '../release/check';
import { smokeCodes } from '../release/change-tried';
import type { Live } from '../release/live';
import { liveAt } from '../release/live-at';
import { GateRefusal, Misused } from '../refusals';
import { labelOf } from '../store';
import type { Args } from './args';
import { compareTypesIn } from './load-comparison';
import { tell, type Command, type Scene, type StoreCommand } from './scene';
import { wordOf } from './words';

/** What the gate would say of a built folder beside what a store has live. */
export const checkInStore: StoreCommand = async (args, scene) => report(args, scene, await liveInStore(scene.store));

/** The same beside what a served product has live: a team's own repository has no store. */
export const checkAgainst: Command = async (args, scene) => {
  const { against = '', store } = args;
  if (store !== undefined)
    throw new Misused('Say --store or --against, not both: a build is checked beside one product.');
  wordOf(args, 'dist folder');
  await report(args, scene, await liveAt(against));
};

async function report(args: Args, scene: Scene, live: Live): Promise<void> {
  const dist = resolve(scene.cwd, wordOf(args, 'dist folder'));
  const { ref, faults, says } = await check(dist, live, compareTypesIn(args, scene));
  if (faults.length > 0) throw new GateRefusal(`${labelOf(ref)} would be refused:`, faults);
  const left = `Left out, because they need a browser: ${smokeCodes.join(', ')}.`;
  const lines = [`${labelOf(ref)} may go live.`, left, ...says];
  tell(args, { release: labelOf(ref), faults: [], leftOut: smokeCodes, says }, () => lines, scene.say);
}
