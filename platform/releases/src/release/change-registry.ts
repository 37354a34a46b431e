import { Refusal } from '@rig4u/kernel';
import type { Registry } from '@rig4u/shared/contracts';
import type { RegistryPlan } from '../plans/registry-plan';

/** The registry's history: read the newest, add the next one if nobody was faster. */
export interface RegistryLog {
  newest: () => Promise<Registry | undefined>;
  append: (next: Registry) => Promise<boolean>;
}

const tries = 100;

/** Plans against the newest registry and writes the result; when somebody else was faster, plans again. A dry run writes nothing. */
export async function changeRegistry(
  log: RegistryLog,
  plan: (registry: Registry | undefined) => Promise<RegistryPlan>,
  dryRun: boolean,
): Promise<RegistryPlan> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const planned = await plan(await log.newest());
    if (planned.do !== 'change' || dryRun || (await log.append(planned.next))) return planned;
  }
  throw new Refusal(
    `The registry was changed by somebody else ${tries} times in a row. Nothing was changed by this command: run it again.`,
  );
}
