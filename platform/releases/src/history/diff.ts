import { partsOf, type Revision } from '../registry';

/** How what is live differs between two revisions: for each part the version before and after; null where it was not live. */
export function diffOf(one: Revision, two: Revision) {
  const [before, after] = [new Map(partsOf(one)), new Map(partsOf(two))];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((part) => {
    const from = before.get(part)?.live[0] ?? null;
    const to = after.get(part)?.live[0] ?? null;
    return from === to ? [] : [{ part, from, to }];
  });
}

export function diffLines(one: Revision, two: Revision): string[] {
  const lines = diffOf(one, two).map(({ part, from, to }) => `${part}: ${from ?? 'not live'} → ${to ?? 'not live'}`);
  return lines.length > 0 ? lines : [`The same is live in revisions ${one.revision} and ${two.revision}.`];
}
