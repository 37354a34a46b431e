import { parts, pieces, type Tri } from '../three-valued-logic';
import type { CheckedBuild, CheckedPart } from '../../../src/domain/compatibility/types';
import { packsOnHeaders } from './fan-hubs';

type Pack = CheckedPart<'caseFan'>;

// Why whole thousandths: sums of fractions would miss a header that is just full.
const milli = (amperes: number): number => Math.round(amperes * 1000);

/** What each plug of a pack draws if its fans chain, or if they do not; a pack is one fan at least, and an unknown current nothing. */
const plugsOf = ({ specs, quantity }: Pack, chains: boolean): number[] => {
  const { qty = 1, currentA = 0 } = specs;
  const one = chains ? [milli(currentA) * qty] : Array.from({ length: qty }, () => milli(currentA));
  return Array.from({ length: quantity }, () => one).flat();
};

/** Every way that packs may turn out of which it is not known whether they chain. */
const worldsOf = (packs: readonly Pack[]): number[][] =>
  packs.reduce<number[][]>(
    (worlds, pack) =>
      worlds.flatMap((plugs) => {
        const { chain } = pack.specs;
        return (chain === undefined ? [true, false] : [chain]).map((chains) => [...plugs, ...plugsOf(pack, chains)]);
      }),
    [[]],
  );

/** Whether plugs can be shared out among headers by what is left of each; tries every header for every plug. */
const shared = (plugs: readonly number[], left: readonly number[]): boolean => {
  const [plug, ...others] = plugs;
  if (plug === undefined) return true;
  // Why each amount once: it does not matter which of two equal headers takes a plug.
  return [...new Set(left)].some((room) => {
    const at = left.indexOf(room);
    return plug <= room && shared(others, left.with(at, room - plug));
  });
};

/**
 * Whether the chosen fans overload some header of a board with `headers` of them, whatever is plugged in where: known where it is so in every
 * world, not known where it is so in some.
 */
export const overloaded = (build: CheckedBuild, headers: number, fanHeaderA: number): Tri => {
  const packs = packsOnHeaders(build);
  const hub = pieces(parts(build, 'case')).reduce((sum, { specs }) => sum + (specs.fanHub ?? 0), 0);
  const worlds = worldsOf(packs).map((plugs) => {
    const others = plugs.toSorted((a, b) => b - a).slice(hub);
    return !shared(
      others.filter((plug) => plug > 0),
      Array.from({ length: headers }, () => milli(fanHeaderA)),
    );
  });
  if (worlds.every(Boolean)) return true;
  return worlds.includes(true) ? undefined : false;
};
