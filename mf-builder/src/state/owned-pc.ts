import { buildComponents, type BuildComponents } from '@rig4u/shared/builds';
import { storedValue, useStored } from '@rig4u/shared/storage';
import * as v from 'valibot';
import { tellRefused } from './refusals';
import { withMemory } from './with-memory';

const owned = withMemory(
  storedValue<{ components: BuildComponents }>({
    key: 'rig4u-owned-pc',
    schema: v.object({ components: buildComponents }),
    fallback: { components: {} },
  }),
);

/** The parts of the PC that the visitor owns, as chosen for an upgrade. */
export const useOwnedPc = (): BuildComponents => useStored(owned).value.components;

/** Keeps them in this browser; where it refuses, the visitor is told and they stay in memory. */
export function keepOwnedPc(components: BuildComponents): void {
  const result = owned.update(() => ({ components }));
  if (!result.ok) tellRefused('The parts that you own are not kept.', result.reason);
}
