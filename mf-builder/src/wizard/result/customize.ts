import { partLines, type BuildComponents, type DraftBuild } from '@rig4u/shared/builds';

const contents = (components: BuildComponents): string => partLines(components).map(({ type, part, quantity }) => `${type} ${part.id} ${quantity}`).join('\n');

/**
 * The draft with other parts in the place of its own, which are kept in `cleared` so that they can come back; and the visitor's budget.
 * A draft that is empty, or holds the same parts already, has nothing to keep.
 */
export function withParts(draft: DraftBuild, components: BuildComponents, budget: number): DraftBuild {
  const { cleared: _cleared, ...rest } = draft;
  const before = contents(draft.components);
  const keep = before !== '' && before !== contents(components);
  return { ...rest, budget, components, ...(keep && { cleared: draft.components }) };
}

/** The draft with the parts that `withParts` took out of it; what stands in it now is kept in their place. */
export const withPartsBack = (draft: DraftBuild, taken: BuildComponents): DraftBuild => ({ ...draft, components: taken, cleared: draft.components });
