import type { StoredPart } from '@rig4u/shared/builds';

/** The part with facts that were entered: they stand over its own, and none of them is doubted or derived. */
export function withEntered(part: StoredPart, facts: Readonly<Record<string, unknown>>): StoredPart {
  const now: StoredPart = { ...part, specs: { ...part.specs, ...facts }, entered: Object.keys(facts) };
  for (const kind of ['doubted', 'probable', 'derived'] as const) {
    const others = part[kind]?.filter((fact) => !(fact in facts));
    if (others?.length) now[kind] = others;
    else delete now[kind];
  }
  return now;
}
