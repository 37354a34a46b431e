import type { Registry } from '@rig4u/shared/contracts';

/** What a command would do to the registry, and why it may or may not. */
export type RegistryPlan =
  | { do: 'change'; next: Registry; says: string[]; warnings: string[] }
  | { do: 'nothing'; says: string[] }
  | { do: 'refuse'; reasons: string[] };

/** A change; with faults only if it is forced, and then with the faults as warnings. */
export function changeUnless(
  faults: string[],
  force: boolean,
  advice: string,
  change: { next: Registry; says: string[] },
): RegistryPlan {
  if (faults.length === 0) return { do: 'change', ...change, warnings: [] };
  if (!force) return { do: 'refuse', reasons: [advice, ...faults] };
  return {
    do: 'change',
    ...change,
    warnings: ['FORCED: put live by hand although visitors may get an error panel:', ...faults],
  };
}

/** The next revision's number and the rest as it was. */
export const nextOf = (registry: Registry): Registry => ({ ...registry, revision: registry.revision + 1 });
