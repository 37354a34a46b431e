import { factOf, judge, type Judge } from '../judge';
import { chosen, pairsOf, total } from '../parts';
import type { CheckedBuild, CheckedPart, RuleFunction } from '../types';
import { frontRadiatorMm } from './front-radiator';

type Gpu = CheckedPart<'gpu'>;

export const gpuLength: RuleFunction = (build) => {
  const mayHaveRadiator = chosen(build, 'cooling').some(({ specs }) => specs.type !== 'air');
  const on = judge(build, ['gpu', 'case'], mayHaveRadiator ? ['cooling'] : []);
  if (!on) return undefined;
  for (const box of chosen(build, 'case')) {
    const limit = on.need(box, 'room for a graphics card', box.specs.gpuMaxMm);
    const taken = frontRadiatorMm(build, box, on);
    for (const gpu of chosen(build, 'gpu')) {
      const length = on.need(gpu, 'length', gpu.specs.lengthMm);
      if (length === undefined || limit === undefined || length <= limit - taken) continue;
      const room =
        taken > 0 ? `${limit - taken} mm left of ${limit} mm behind the radiator in front` : `${limit} mm case`;
      on.fail(`${gpu.name} is too long for ${box.name}: ${length} mm card, ${room}.`, [
        `${length} mm card`,
        taken > 0 ? `${limit - taken} mm left` : `${limit} mm case`,
      ]);
    }
  }
  return on.verdict('The card is short enough for the case.');
};

// Why summed: two cards stand side by side.
export const gpuSlots: RuleFunction = (build) => {
  const on = judge(build, ['gpu', 'case']);
  const cards = chosen(build, 'gpu');
  const sumOf = (widths: readonly (number | undefined)[]) =>
    cards.reduce((sum, { quantity }, index) => sum + (widths[index] ?? 0) * quantity, 0);
  const brackets = sumOf(cards.map((gpu) => on?.need(gpu, 'bracket width', gpu.specs.bracketSlots)));
  const thickness = sumOf(cards.map((gpu) => on?.need(gpu, 'thickness', gpu.specs.slots)));
  const name = cards.length === 1 ? (cards[0]?.name ?? '') : 'the cards together';
  for (const box of chosen(build, 'case')) {
    const slots = on?.need(box, 'number of expansion slots', box.specs.slots);
    if (slots === undefined) continue;
    if (brackets > slots)
      on?.fail(`The bracket of ${name} does not fit ${box.name}: ${brackets} slot bracket, ${slots} slot case.`, [
        `${brackets} slot bracket`,
        `${slots} slot case`,
      ]);
    else if (thickness > slots)
      on?.warn(
        `The slots of ${box.name} are too few for the thickness of ${name}: ${thickness} slots thick, ${slots} slot case.`,
        [`${thickness} slots thick`, `${slots} slot case`],
      );
  }
  return on?.verdict('The case has slots for the card.');
};

/** What a card's plug and its cable's bend add to its height, in mm. */
const bendMm = ({ p6, p8, p16 }: { p6: number; p8: number; p16: number }): number => {
  if (p16 > 0) return 35;
  return p6 + p8 > 0 ? 20 : 0;
};

export const gpuWidth: RuleFunction = (build) => {
  const on = judge(build, ['gpu', 'case']);
  for (const [gpu, box] of pairsOf(build, 'gpu', 'case')) {
    const height = on?.need(gpu, 'height', gpu.specs.heightMm);
    const power = on?.need(gpu, 'power plugs', gpu.specs.power);
    const { gpuHeightMaxMm, coolerMaxMm } = box.specs;
    const room = on?.need(box, 'room above a graphics card', gpuHeightMaxMm ?? coolerMaxMm);
    if (height === undefined || power === undefined || room === undefined) continue;
    const needed = height + bendMm(power);
    if (needed > room)
      on?.warn(
        `The cable of ${gpu.name} presses against the side of ${box.name}: ${needed} mm with the cable's bend, ${room} mm of room.`,
        [`${needed} mm with cable`, `${room} mm of room`],
      );
    // Why: the room for a CPU cooler is a fallback, and what passes by a fallback is not known to pass.
    else if (gpuHeightMaxMm === undefined) on?.assume(factOf(box, 'room above a graphics card'));
  }
  return on?.verdict('Card and cable fit beside the side panel.');
};

export const gpuSlot: RuleFunction = (build) => {
  const on = judge(build, ['gpu', 'motherboard']);
  const cards = total(chosen(build, 'gpu'));
  for (const board of chosen(build, 'motherboard')) {
    const slots = on?.need(board, 'list of PCIe slots', board.specs.pcie);
    if (slots === undefined) continue;
    const long = slots.filter(({ length }) => length !== undefined && length >= 16).length;
    const open = slots.filter(({ length }) => length === undefined).length;
    if (cards > long + open)
      on?.fail(
        `${board.name} has no x16 slot for every card: ${cards} ${cards === 1 ? 'card' : 'cards'}, ${long + open} x16 slots.`,
        [cards === 1 ? '1 card' : `${cards} cards`, `${long + open} x16 slots`],
      );
    else if (cards > long) on?.lack(`the length of the PCIe slots of ${board.name}`);
  }
  return on?.verdict('There is an x16 slot for the card.');
};

/** What the supplies of a build have, taken together; undefined where one does not say. */
const plugsOf = (
  build: CheckedBuild,
  on: Judge | undefined,
  fact: 'pcie8' | 'pcie16',
  words: string,
): number | undefined => {
  const counts = chosen(build, 'psu').map((psu) => {
    const count = psu.specs[fact];
    if (count === undefined) on?.lack(factOf(psu, words));
    return count === undefined ? undefined : count * psu.quantity;
  });
  return counts.reduce<number | undefined>(
    (sum, count) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  );
};

const adapterLeads = (watts: number | undefined): number => Math.max(2, Math.ceil((watts ?? 0) / 150));

/** The rating of each native 16-pin lead, best first; a lead without one comes last. */
const ratingsOf = (build: CheckedBuild): (number | undefined)[] =>
  chosen(build, 'psu')
    .flatMap(({ specs, quantity }) =>
      Array.from({ length: Math.min(quantity, 20) }, () =>
        Array.from({ length: Math.min(specs.pcie16 ?? 0, 20) }, (_, lead) => specs.pcie16W?.[lead]),
      ).flat(),
    )
    .toSorted((a, b) => (b ?? 0) - (a ?? 0));

export const gpuPower: RuleFunction = (build) => {
  const on = judge(build, ['gpu', 'psu']);
  if (!on) return undefined;
  const cards = chosen(build, 'gpu').map((gpu) => ({ gpu, power: on.need(gpu, 'power plugs', gpu.specs.power) }));
  const eights = cards.reduce((sum, { gpu, power }) => sum + (power ? power.p6 + power.p8 : 0) * gpu.quantity, 0);
  // Why: of cards with a 16-pin plug, the hungriest take the best rated leads.
  const sixteens = cards
    .flatMap(({ gpu, power }) => Array.from({ length: Math.min((power?.p16 ?? 0) * gpu.quantity, 20) }, () => gpu))
    .toSorted((a, b) => (b.specs.tdpW ?? 0) - (a.specs.tdpW ?? 0));
  if (eights === 0 && sixteens.length === 0) return on.verdict('The card needs no power plug, or the supply has it.');
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
};

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

/** Above this power in W a 16-pin lead must say what it is rated for. */
const ratingFrom = 300;

function checkLead(on: Judge, gpu: Gpu, rating: number | undefined): void {
  const watts = on.need(gpu, 'power', gpu.specs.tdpW);
  if (watts === undefined) return;
  if (rating === undefined) {
    if (watts > ratingFrom) on.lack('the rating of the 16-pin lead of the supply');
  } else if (rating < watts)
    on.fail(`The 16-pin lead of the supply is rated too low for ${gpu.name}: ${watts} W card, ${rating} W lead.`, [
      `${watts} W card`,
      `${rating} W lead`,
    ]);
}
