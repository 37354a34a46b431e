import type { Fault, GateCode } from '../fault';
import { refOf, type Manifest } from '../manifest';
import { refuse, type Plan } from '../plans/plan';
import { smokeMisfit } from '../policy';
import type { Revision, SmokeStatement } from '../registry';
import { GateRefusal } from '../refusals';
import type { ReleaseRef, StoreAt } from '../store';
import { change, type CommandOptions, type Outcome } from './change-store';
import { faultsOfRelease } from './faults';
import { loadManifest } from './load-manifest';
import type { CompareTypes } from './shared-types';

type PlanNow = (registry: Revision | undefined, now: number) => Promise<Plan>;

/** How a release is tried before visitors get it. */
export interface TriedOptions extends CommandOptions {
  again?: boolean | undefined;
  accept?: readonly string[] | undefined;
  /** Loads the releases in a browser; left out, the history says that nobody did. */
  smoke?: ((store: StoreAt, refs: readonly ReleaseRef[]) => Promise<Fault[]>) | undefined;
  /** What a build machine's run says that it loaded in a browser, in place of `smoke`. */
  statement?: SmokeStatement | undefined;
  /** Compares the types of shared in a new host with the live one's; left out, a change of them is refused. */
  compareTypes?: CompareTypes | undefined;
}

/** What only a browser can tell. */
export const smokeCodes: readonly GateCode[] = ['RIG-107', 'RIG-110'];

/** Published releases whose bytes are what they were. Throws a Refusal. */
export async function soundBuilds(store: StoreAt, refs: readonly ReleaseRef[]): Promise<Manifest[]> {
  const builds = await Promise.all(refs.map((ref) => loadManifest(store, ref)));
  const faults = (await Promise.all(refs.map((ref) => faultsOfRelease(store, ref)))).flat();
  if (faults.length > 0) throw new GateRefusal('What the store holds is not what was published:', faults);
  return builds;
}

/** A plan if what a run says of its smoke load is about these builds, beside what is live. */
const statedBy =
  (statement: SmokeStatement, builds: readonly Manifest[], plan: PlanNow): PlanNow =>
  async (registry, now) => {
    const planned = await plan(registry, now);
    const misfit = planned.do === 'change' ? smokeMisfit(registry, builds, statement) : undefined;
    return misfit ? refuse(misfit) : planned;
  };

/** Changes a store's registry once the releases that visitors will get have run in a browser. */
export async function changeTried(
  store: StoreAt,
  command: string,
  builds: readonly Manifest[],
  options: TriedOptions,
  plan: PlanNow,
): Promise<Outcome> {
  const { smoke, statement } = options;
  if (statement) return change(store, command, options, statedBy(statement, builds, plan));
  if (!smoke) return change(store, command, { ...options, leftOut: smokeCodes }, plan);
  // What would be refused anyway, or changes nothing, needs no browser.
  const ahead = await change(store, command, { ...options, dryRun: true }, plan);
  const broken = ahead.changed ? await smoke(store, builds.map(refOf)) : [];
  if (broken.length > 0) throw new GateRefusal('It does not run beside what is live:', broken);
  return options.dryRun ? ahead : change(store, command, options, plan);
}
