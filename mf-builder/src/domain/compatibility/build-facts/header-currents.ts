import type { CheckedPart } from '../types';

type Pack = CheckedPart<'caseFan', Pick<CheckedPart<'caseFan'>['specs'], 'qty' | 'chain' | 'currentA'>>;

/** The current of each plug of a pack in A, if its fans chain or if they do not. A pack is one fan at least; a current that is not known is none. */
const currentsOf = ({ quantity, specs: { qty = 1, currentA = 0 } }: Pack, chains: boolean): number[] =>
  chains
    ? Array.from({ length: quantity }, () => qty * currentA)
    : Array.from({ length: quantity * qty }, () => currentA);

/** Beyond so many packs of which it is not known whether they chain, they are taken to be of one kind. */
const mostOpen = 6;

/** The currents of all plugs, the hungriest first, once for each way in which packs that do not say it may chain. */
export const plugCurrents = (packs: readonly Pack[]): number[][] => {
  const open = packs.filter(({ specs }) => specs.chain === undefined);
  const ways = open.length > mostOpen ? [0, -1] : Array.from({ length: 2 ** open.length }, (_, way) => way);
  return ways.map((way) =>
    packs
      .flatMap((pack) => currentsOf(pack, pack.specs.chain ?? ((way >> open.indexOf(pack)) & 1) === 1))
      .toSorted((a, b) => b - a),
  );
};

/** Sums of currents are compared with the limit to a thousandth of an ampere. */
const isAbove = (sum: number, limit: number): boolean => sum > limit + 0.0005;

/** Above this many ways of sharing plugs out the first that were tried decide; a PC has a few dozen. */
const mostTries = 5_000;

/** Whether plugs cannot be shared out among headers, any number on each, without one of them giving more than its limit. */
export const overload = (plugs: readonly number[], headers: number, limit: number): boolean => {
  const drawing = plugs.filter((current) => current > 0);
  // Plain ways first: what the sum or one plug alone forbids, and what each plug a header of its own allows.
  if (drawing.some((current) => isAbove(current, limit))) return true;
  if (
    isAbove(
      drawing.reduce((sum, current) => sum + current, 0),
      headers * limit,
    )
  )
    return true;
  if (drawing.length <= headers) return false;
  const loads = Array.from({ length: headers }, () => 0);
  let tries = 0;
  const place = (index: number): boolean => {
    const current = drawing[index];
    if (current === undefined) return true;
    tries += 1;
    const seen = new Set<number>();
    for (const [header, load] of loads.entries()) {
      // Headers with the same load are alike.
      if (seen.has(load) || tries > mostTries || isAbove(load + current, limit)) continue;
      seen.add(load);
      loads[header] = load + current;
      if (place(index + 1)) return true;
      loads[header] = load;
    }
    return false;
  };
  return !place(0);
};
