import type { BuildComponents, DraftBuild, PartType, StoredPart } from '@rig4u/shared/builds';

/** The build with the part in its type's place; from here on a reset before it can no longer be undone. */
export function choosePart(build: DraftBuild, type: PartType, part: StoredPart): DraftBuild {
  const { cleared: _cleared, ...rest } = build;
  return { ...rest, components: { ...build.components, [type]: part } };
}

/** The build with nothing chosen for the type. */
export function removePart(build: DraftBuild, type: PartType): DraftBuild {
  if (!build.components[type]) return build;
  return { ...build, components: Object.fromEntries(Object.entries(build.components).filter(([key]) => key !== type)) };
}

/** The build with nothing chosen; what was chosen is kept for `undoReset`. Resetting an empty build changes nothing. */
export function resetBuild(build: DraftBuild): DraftBuild {
  return Object.keys(build.components).length === 0 ? build : { ...build, components: {}, cleared: build.components };
}

/** The build with what a reset took away; what was chosen since then stays. */
export function undoReset(build: DraftBuild, taken: BuildComponents): DraftBuild {
  const { cleared: _cleared, ...rest } = build;
  return { ...rest, components: { ...taken, ...build.components } };
}
