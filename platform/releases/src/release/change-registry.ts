import { Refusal } from '@rig4u/kernel';
import type { Plan } from '../plans/plan';
import { noneIfRefused } from '../refusals';
import { apply, type Change, type CiRun, type Revision, type SmokeStatement } from '../registry';

/** The registry's history: read the newest, add the next one if nobody was faster. */
export interface RegistryLog {
  newest: () => Promise<Revision | undefined>;
  /** The hash of a revision; null for revision 0. */
  hashOf: (revision: number) => Promise<string | null>;
  append: (next: Revision) => Promise<boolean>;
  /** Makes what pages read be of the newest revision, which a writer that died may not have done. True where it was not. */
  settle: () => Promise<boolean>;
}

/** Who does something, by which command, and why. */
export interface Author {
  by: string;
  command: string;
  why?: string | undefined;
  /** Checks of the gate that were left out, by their codes. */
  leftOut?: readonly string[] | undefined;
  /** The run of a build machine, and what it let run in a browser. */
  run?: CiRun | undefined;
  statement?: SmokeStatement | undefined;
}

const tries = 100;
/** Said where what a writer that died left was ended. */
export const settled = 'What visitors read was behind the log: it is written again.';

/**
 * Plans against the newest registry and writes the result; when somebody else was faster, plans again. Whatever the plan says, what pages
 * read is of the newest revision afterwards. A dry run writes nothing.
 */
export async function changeRegistry(
  log: RegistryLog,
  plan: (registry: Revision | undefined) => Promise<Plan>,
  { author, clock, dryRun = false }: { author: Author; clock: () => number; dryRun?: boolean },
): Promise<Exclude<Plan, { do: 'refuse' }>> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const registry = await log.newest();
    const planned = await plan(registry);
    if (planned.do === 'refuse') {
      // What is refused is the answer; why pages cannot be written, `verify` says.
      if (!dryRun) await log.settle().catch(noneIfRefused);
      throw planned.error;
    }
    if (dryRun) return planned;
    if (planned.do === 'nothing')
      return (await log.settle()) ? { ...planned, says: [...planned.says, settled] } : planned;
    const parent = await log.hashOf(registry?.revision ?? 0);
    const at = new Date(clock()).toISOString();
    if (await log.append(nextOf(registry, planned.changes, { ...author, at, parent }))) return planned;
  }
  throw new Refusal(
    `The registry was changed by somebody else ${tries} times in a row. Nothing was changed by this command: run it again.`,
  );
}

/** The revision that changes make of the one before. */
export function nextOf(
  registry: Revision | undefined,
  changes: Change[],
  { parent, why, leftOut, run, statement, ...author }: Author & { at: string; parent: string | null },
): Revision {
  const who = { ...author, ...(why !== undefined && { why }), revision: (registry?.revision ?? 0) + 1 };
  const state = apply(registry && stateOf(registry), changes, who);
  return {
    schema: 2,
    epoch: (registry?.epoch ?? 1) + changes.filter((change) => change.do === 'restored').length,
    ...who,
    parent,
    changes,
    ...(leftOut && { leftOut: [...leftOut] }),
    ...(run && { run }),
    ...(statement && { smoke: statement }),
    ...state,
  };
}

/** The state in a revision, without what is said about its change. */
export const stateOf = ({ host, remotes, frozen, offlineOff, policy }: Revision) => ({
  host,
  remotes,
  ...(frozen && { frozen }),
  ...(offlineOff && { offlineOff }),
  ...(policy && { policy }),
});
