import type { GamesModels as Shipped } from '../../src/domain/estimates/games-together';
import { resolutions, type Resolution } from '../../src/domain/estimates/resolutions';
import type { LeftOut } from './games-left-out';
import { quantile } from './quantile';

type Spread = Shipped['spread'];
type Kind = keyof Spread;
type Basis = keyof Spread[Kind];

const atEach = (of: (at: Resolution) => number): Readonly<Record<Resolution, number>> => ({
  '1080p': of('1080p'),
  '1440p': of('1440p'),
  '4k': of('4k'),
});

/**
 * The share of left-out relations that a range is made to hold. Between 78 and 90 % have to be inside of all chips and of those on sale:
 * where the chips on sale are better known than all, as most are, it is the lower share that keeps both there.
 */
const heldByRange: Readonly<Record<Kind, Readonly<Record<Basis, Readonly<Record<Resolution, number>>>>>> = {
  cpu: { published: atEach(() => 0.84), modelled: atEach(() => 0.8) },
  gpu: {
    published: atEach((at) => (at === '1080p' ? 0.8 : 0.84)),
    modelled: atEach((at) => (at === '1080p' ? 0.82 : 0.8)),
  },
};

const other: Readonly<Record<Kind, Kind>> = { cpu: 'gpu', gpu: 'cpu' };

/** Half the width of what is shown of the pair of a relation, as a logarithm. The other part is one with relations of its own. */
const halfWidth = ({ relation: { kind, resolution }, share }: LeftOut, basis: Basis, spread: Spread): number =>
  share * spread[kind][basis][resolution] + (1 - share) * spread[other[kind]].published[resolution];

export const holds = (one: LeftOut, basis: Basis, spread: Spread): boolean =>
  Math.abs(one.error) <= halfWidth(one, basis, spread) + 1e-9;

const upwards = (value: number): number => Math.ceil(Math.max(0, value) * 1000) / 1000;

/** How wide a side has to be so that the pairs hold as many, where the other side is as wide as before. */
function widthFor(
  kind: Kind,
  basis: Basis,
  left: readonly LeftOut[],
  before: Spread,
): Readonly<Record<Resolution, number>> {
  const of = (at: Resolution): number =>
    upwards(
      quantile(
        left
          .filter(({ relation }) => relation.kind === kind && relation.resolution === at)
          .map(({ error, share }) => (Math.abs(error) - (1 - share) * before[other[kind]].published[at]) / share),
        heldByRange[kind][basis][at],
      ),
    );
  // Why one for all of a processor: it does the same at each resolution, and is compared at one.
  const [low = '1080p'] = resolutions;
  return atEach((at) => of(kind === 'cpu' ? low : at));
}

const none = atEach(() => 0);
const nothing: Spread = { cpu: { published: none, modelled: none }, gpu: { published: none, modelled: none } };

/** Half the width of each side's range: of chips with relations of their own, and of those that only the model knows. */
export function gamesSpread(published: readonly LeftOut[], modelled: readonly LeftOut[]): Spread {
  let spread = nothing;
  // Why more than once: the width that one side needs depends on the other's. It settles at once.
  for (let round = 0; round < 4; round += 1) {
    const of = (kind: Kind) => ({
      published: widthFor(kind, 'published', published, spread),
      modelled: widthFor(kind, 'modelled', modelled, spread),
    });
    spread = { cpu: of('cpu'), gpu: of('gpu') };
  }
  return spread;
}
