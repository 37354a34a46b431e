import {
  chosenOf,
  partLines,
  partTypeNames,
  type BuildComponents,
  type DraftBuild,
  type PartQuantity,
  type PartType,
  type StoredPart,
} from '@rig4u/shared/builds';

/** The build with the part in its type's place; from here on a reset before it can no longer be undone. */
export function choosePart(build: DraftBuild, type: PartType, part: StoredPart): DraftBuild {
  const { cleared: _cleared, ...rest } = build;
  return { ...rest, components: { ...build.components, [type]: part } };
}

/** The build with one or more of the part added: beside what is chosen for the type, or more of the same. */
export function addPart(build: DraftBuild, type: PartType, part: StoredPart, quantity = 1): DraftBuild {
  const lines = chosenOf(build.components, type);
  const there = lines.some((line) => line.part.id === part.id);
  const added = there
    ? lines.map((line) => (line.part.id === part.id ? { ...line, quantity: line.quantity + quantity } : line))
    : [...lines, { part, quantity }];
  return withLines(build, type, added);
}

/** A chosen part as a screen shows it: which it is, and which of its type, from 0 on. */
export interface ShownLine {
  place: number;
  part: { id: string };
}

/** Where a shown part is by now: where it was, or wherever its id is; undefined if it is gone. What is shown may be older than the build. */
export function placeOf(build: DraftBuild, type: PartType, { place, part }: ShownLine): number | undefined {
  const ids = chosenOf(build.components, type).map((line) => line.part.id);
  const now = ids[place] === part.id ? place : ids.indexOf(part.id);
  return now < 0 ? undefined : now;
}

/** The most of one part that a build takes. */
export const mostOfOne = 32;

/** The build with another quantity of one chosen part, kept between 1 and `mostOfOne`. */
export const setQuantity = (build: DraftBuild, type: PartType, place: number, quantity: number): DraftBuild =>
  changeLine(build, type, place, (line) => ({
    ...line,
    quantity: Math.min(mostOfOne, Math.max(1, Math.round(quantity))),
  }));

/** The build with a chosen part marked as owned, or no longer. */
export const setOwned = (build: DraftBuild, type: PartType, place: number, owned: boolean): DraftBuild =>
  changeLine(build, type, place, ({ part: { owned: _owned, ...part }, quantity }) => ({
    part: owned ? { ...part, owned } : part,
    quantity,
  }));

/** The build without one of the parts chosen for the type. */
export const removeLine = (build: DraftBuild, type: PartType, place: number): DraftBuild =>
  withLines(
    build,
    type,
    chosenOf(build.components, type).filter((_, index) => index !== place),
  );

/** The build with one chosen part replaced by another, its quantity kept; where none was chosen, with that part. */
export function swapPart(build: DraftBuild, type: PartType, place: number, part: StoredPart): DraftBuild {
  return chosenOf(build.components, type).length === 0
    ? choosePart(build, type, part)
    : changeLine(build, type, place, ({ quantity }) => ({ part, quantity }));
}

/** The build with these parts in the places of what is chosen for their types; a type without parts is emptied. */
export const takeParts = (build: DraftBuild, parts: BuildComponents): DraftBuild =>
  partTypeNames
    .filter((type) => parts[type] !== undefined)
    .reduce((next, type) => withLines(next, type, chosenOf(parts, type)), build);

const changeLine = (
  build: DraftBuild,
  type: PartType,
  place: number,
  change: (line: PartQuantity) => PartQuantity,
): DraftBuild =>
  withLines(
    build,
    type,
    chosenOf(build.components, type).map((line, index) => (index === place ? change(line) : line)),
  );

/** One part alone is stored as a part, everything else as a list: the shape that older readers know. */
function withLines(build: DraftBuild, type: PartType, lines: readonly PartQuantity[]): DraftBuild {
  const [only] = lines;
  if (!only) return removePart(build, type);
  const { cleared: _cleared, ...rest } = build;
  const chosen = lines.length === 1 && only.quantity === 1 ? only.part : lines;
  return { ...rest, components: { ...build.components, [type]: chosen } };
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

/**
 * The build with other parts in the place of all its own, which are kept for `bringBack`; an empty build and the same
 * parts need no keeping, so what a reset took stays.
 */
export function replaceBuild(build: DraftBuild, components: BuildComponents): DraftBuild {
  const before = contents(build.components);
  const keep = before !== '' && before !== contents(components);
  return { ...build, components, ...(keep && { cleared: build.components }) };
}

/** The build that gave way to another one; what stands there now is kept in turn. */
export const bringBack = (build: DraftBuild): DraftBuild =>
  build.cleared ? replaceBuild(build, build.cleared) : build;

const contents = (components: BuildComponents): string =>
  partLines(components)
    .map(({ type, part, quantity }) => `${type} ${part.id} ${quantity}`)
    .join('\n');
