import { partsOf, percentOf, type PartState, type Revision } from '../registry';

/** How what visitors get differs between two revisions: for each part the version before and after, null where it was not live. */
export function diffOf(one: Revision, two: Revision) {
  const [before, after] = [new Map(partsOf(one)), new Map(partsOf(two))];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((part) => {
    const [was, is] = [before.get(part), after.get(part)];
    const [from, to] = [was?.live[0] ?? null, is?.live[0] ?? null];
    const rollout = { from: shareOf(was), to: shareOf(is) };
    if (from === to && rollout.from === rollout.to) return [];
    return [{ part, from, to, ...(rollout.from !== rollout.to && { rollout }) }];
  });
}

/** The release that a part is rolled out with, and for how many: '1.2.0 for 10 %'. */
const shareOf = (part: PartState | undefined): string | null =>
  part?.rollout ? `${part.rollout.release[0]} for ${percentOf(part.rollout)} %` : null;

export function diffLines(one: Revision, two: Revision): string[] {
  const lines = diffOf(one, two).flatMap(({ part, from, to, rollout }) => [
    ...(from === to ? [] : [`${part}: ${from ?? 'not live'} → ${to ?? 'not live'}`]),
    ...(rollout ? [`${part}: rolled out ${rollout.from ?? 'to nobody'} → ${rollout.to ?? 'to nobody'}`] : []),
  ]);
  return lines.length > 0 ? lines : [`Visitors get the same in revisions ${one.revision} and ${two.revision}.`];
}
