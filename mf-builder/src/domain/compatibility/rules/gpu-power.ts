import { defineRule } from '../define-rule';
import { factOf, judge, type Judge } from '../judge';
import { chosen } from '../chosen-parts';
import type { CheckedBuild, CheckedPart } from '../types';

type Gpu = CheckedPart<'gpu'>;

/** What the supplies of a build have, taken together; undefined where one does not say. */
const plugsOf = (
  build: CheckedBuild,
  on: Judge | undefined,
  fact: 'pcie8' | 'pcie16',
  words: string,
): number | undefined => {
  const counts = chosen(build, 'psu').map((psu) => {
    const count = psu.specs[fact];
    if (count === undefined) on?.missing(factOf(psu, words));
    return count === undefined ? undefined : count * psu.quantity;
  });
  return counts.reduce<number | undefined>(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  );
};

/** The 8-pin leads of an adapter for a 16-pin plug. */
export const adapterLeads = (watts: number | undefined): number => Math.max(2, Math.ceil((watts ?? 0) / 150));

/** The rating of each native 16-pin lead, best first; a lead without one comes last. */
const ratingsOf = (build: CheckedBuild): (number | undefined)[] =>
  chosen(build, 'psu')
    .flatMap(({ specs, quantity }) =>
      Array.from({ length: Math.min(quantity, 20) }, () =>
        Array.from({ length: Math.min(specs.pcie16 ?? 0, 20) }, (_, lead) => specs.pcie16W?.[lead]),
      ).flat(),
    )
    .toSorted((a, b) => (b ?? 0) - (a ?? 0));

const adapterSum = (cards: readonly Gpu[]): number =>
  cards.reduce((sum, { specs }) => sum + adapterLeads(specs.tdpW), 0);

/** Which cards go on native leads, which on adapters. */
interface Split {
  onLeads: readonly Gpu[];
  adapted: readonly Gpu[];
}

/** Beyond this many cards the hungriest simply take the leads. */
const mostCards = 6;

/** Every way to put as many cards as there are native leads on them, the hungriest first. */
const splitsOf = (cards: readonly Gpu[], native: number): Split[] => {
  if (cards.length <= native) return [{ onLeads: cards, adapted: [] }];
  if (cards.length > mostCards) return [{ onLeads: cards.slice(0, native), adapted: cards.slice(native) }];
  const masks = Array.from({ length: 2 ** cards.length }, (_, mask) =>
    cards.map((_card, bit) => ((mask >> bit) & 1) === 1),
  );
  return masks
    .filter((mask) => mask.filter(Boolean).length === native)
    .map((mask) => ({
      onLeads: cards.filter((_, index) => mask[index]),
      adapted: cards.filter((_, index) => !mask[index]),
    }));
};

// Why: native leads are used before adapters; which card takes which is up to the builder, so the best way counts.
const bestSplit = (
  cards: readonly Gpu[],
  native: number,
  ratings: readonly (number | undefined)[],
  leads: number | undefined,
  eights: number,
): Split => {
  const badness = ({ onLeads, adapted }: Split): number => {
    const grades = onLeads.map(({ specs: { tdpW } }, index) => {
      const rating = ratings[index];
      if (tdpW === undefined) return 1;
      return rating === undefined ? Number(tdpW > ratingFrom) : rating < tdpW ? 100 : 0;
    });
    const short = leads !== undefined && eights + adapterSum(adapted) > leads ? 100 : 0;
    return grades.reduce(
      (sum, grade) => sum + grade,
      short + adapted.filter(({ specs }) => specs.tdpW === undefined).length,
    );
  };
  return splitsOf(cards, native).reduce((best, other) => (badness(other) < badness(best) ? other : best));
};

/** What a slot gives a card, in W. */
const slotWatts = 75;

/** Above this power in W a 16-pin lead must say what it is rated for. */
const ratingFrom = 300;

function checkLead(on: Judge, gpu: Gpu, rating: number | undefined): void {
  const watts = on.need(gpu, 'power', gpu.specs.tdpW);
  if (watts === undefined) return;
  if (rating === undefined) {
    if (watts > ratingFrom) on.missing('the rating of the 16-pin lead of the supply');
  } else if (rating < watts)
    on.fail(`The 16-pin lead of the supply is rated too low for ${gpu.name}: ${watts} W card, ${rating} W lead.`, [
      `${watts} W card`,
      `${rating} W lead`,
    ]);
}

/** 6- and 8-pin plugs on 8-pin leads; 16-pin plugs on rated leads, else on adapters of 150 W a lead. */
export const gpuPower = defineRule({
  id: 'gpu-power',
  title: 'Graphics card power',
  source: 'written rule 25, edition 13',
  reads: { gpu: ['power', 'tdpW'], psu: ['pcie8', 'pcie16', 'pcie16W'] },
  can: ['pass', 'fail', 'warning', 'unknown'],
  short: { fail: 'Card power falls short', warning: 'Needs an adapter', unknown: 'Card power unknown' },
  find: (build) => {
    const on = judge(build, ['gpu', 'psu']);
    if (!on) return undefined;
    const cards = chosen(build, 'gpu').map((gpu) => ({ gpu, power: on.need(gpu, 'power plugs', gpu.specs.power) }));
    const eights = cards.reduce((sum, { gpu, power }) => sum + (power ? power.p6 + power.p8 : 0) * gpu.quantity, 0);
    // Why: of cards with a 16-pin plug, the hungriest take the best rated leads.
    const sixteens = cards
      .flatMap(({ gpu, power }) => Array.from({ length: Math.min((power?.p16 ?? 0) * gpu.quantity, 20) }, () => gpu))
      .toSorted((a, b) => (b.specs.tdpW ?? 0) - (a.specs.tdpW ?? 0));
    for (const { gpu, power } of cards) {
      if (power === undefined || power.p6 + power.p8 + power.p16 > 0) continue;
      if ((on.need(gpu, 'power', gpu.specs.tdpW) ?? 0) > slotWatts)
        on.missing(`how ${gpu.name} is fed beyond the ${slotWatts} W of its slot`);
    }
    if (eights === 0 && sixteens.length === 0) return on.verdict('The card needs no power plug.');
    // Why: the 8-pin leads matter only where something may draw on them.
    const native = sixteens.length > 0 ? plugsOf(build, on, 'pcie16', 'number of 16-pin leads') : 0;
    const needsEights = eights > 0 || (native !== undefined && sixteens.length > native);
    const leads = needsEights ? plugsOf(build, on, 'pcie8', 'number of 8-pin leads') : undefined;
    const ratings = ratingsOf(build);
    const { onLeads, adapted } =
      native === undefined ? { onLeads: [], adapted: [] } : bestSplit(sixteens, native, ratings, leads, eights);
    for (const [index, gpu] of onLeads.entries()) checkLead(on, gpu, ratings[index]);
    for (const gpu of adapted) on.need(gpu, 'power', gpu.specs.tdpW);
    const wanted = eights + adapterSum(adapted);
    if (leads !== undefined && wanted > leads)
      on.fail(`The supply has too few 8-pin leads for the graphics card: ${wanted} needed, ${leads} there.`, [
        `${wanted} leads needed`,
        `${leads} leads`,
      ]);
    else if (adapted.length > 0)
      on.warn(
        `The supply has no 16-pin lead of its own for the card: an adapter takes ${wanted - eights} of its ${leads} 8-pin leads.`,
        ['16-pin plug', `adapter on ${wanted - eights} 8-pin leads`],
      );
    return on.verdict('The supply has the plugs for the graphics card.');
  },
});
