import type { BuildComponents } from '@rig4u/shared/builds';
import { listed, numberText } from '@rig4u/shared/format';
import { catalogueChips } from '../../catalogue/measured';
import { canTell } from './aspect-speeds';
import type { Aspect } from './aspects';
import { cardFacts } from './card-facts';
import { factsOf, type BuildFacts } from './facts-for-estimates';
import { gamesModels, processorModel } from './fitted';
import { unitsText } from './own-graphics';
import { gamesWithout } from './games-without';
import { numberFact } from './part-facts';
import { processorFacts } from './processor-facts';
import { sidesOfFacts, type Sides } from './sides';
import type { EstimateOptions } from './spec-based';

interface Ground {
  /** What the fact is called where it is not known. */
  name: string;
  text: (facts: BuildFacts, sides: Sides) => string | undefined;
}

const stated = (value: number | undefined, words: (value: string) => string): string | undefined =>
  value === undefined ? undefined : words(numberText(value));

const chip = ({ processor }: BuildFacts) => processorFacts(processor);
const board = ({ card }: BuildFacts) => card && cardFacts(card);

/** A fact of the card; nothing to say of it where the picture comes from elsewhere. */
const ofCard =
  (text: (facts: ReturnType<typeof cardFacts>) => string | undefined): Ground['text'] =>
  (facts) => {
    const known = board(facts);
    return known ? text(known) : '';
  };

/** What was measured needs no facts. */
const measuredOr = (side: 'processor' | 'graphics', ground: Ground): Ground => ({
  ...ground,
  text: (facts, sides) => (sides[side]?.measured ? '' : ground.text(facts, sides)),
});

const measured = (side: 'processor' | 'graphics'): Ground => ({
  name: '',
  text: (_, sides) => {
    const found = sides[side]?.measured;
    return found ? `the measured rendering speed of the ${found.chip} (${numberText(found.n)} results)` : '';
  },
});

const cores: Ground = {
  name: "the processor's cores",
  text: (facts) => stated(chip(facts).cores, (value) => `${value} processor cores`),
};
const clock: Ground = {
  name: "the processor's clock",
  text: (facts) => stated(chip(facts).boostGHz, (value) => `a processor clock of up to ${value} GHz`),
};
const baseClock: Ground = {
  name: "the processor's base clock",
  text: ({ processor }) => (numberFact(processor, 'baseGHz') === undefined ? undefined : ''),
};
const cache: Ground = {
  name: "the processor's cache",
  text: (facts) => stated(chip(facts).l3MB, (value) => `${value} MB of processor cache`),
};
const architecture: Ground = {
  name: "the processor's architecture",
  text: (facts) =>
    chip(facts).architectures?.length === 1 ? `the ${chip(facts).architectures?.[0]} architecture` : undefined,
};
const picture: Ground = {
  name: '',
  text: ({ graphics, processor }) => {
    if (graphics !== 'processor') return '';
    const units = unitsText(processor);
    return units ? `the processor's own graphics (${units})` : "the processor's own graphics";
  },
};
const units: Ground = {
  name: "the units of the processor's graphics",
  text: ({ graphics, processor }) => (graphics === 'processor' ? unitsText(processor) && '' : ''),
};
const shaders: Ground = {
  name: "the card's shaders",
  text: ofCard((card) => stated(card.shaders, (value) => `${value} shaders`)),
};
const boost: Ground = {
  name: "the card's boost clock",
  text: ofCard(({ boostMHz }) => stated(boostMHz, (value) => `a card clock of up to ${value} MHz`)),
};
const generation: Ground = {
  name: "the card's chip",
  text: ofCard(({ architectures }) => (architectures?.length === 1 ? '' : undefined)),
};
const video: Ground = {
  name: "the card's memory",
  text: ofCard(({ videoGB }) => stated(videoGB, (value) => `${value} GB of graphics memory`)),
};
const videoRate: Ground = {
  name: "the speed of the card's memory",
  text: ofCard(({ busBit, vramType }) => (busBit === undefined || vramType === undefined ? undefined : '')),
};
const ram: Ground = { name: 'the memory', text: ({ ramGB }) => stated(ramGB, (value) => `${value} GB of memory`) };
const drive: Ground = {
  name: 'the drive',
  text: ({ drive: kind }) => kind && `${kind === 'NVMe SSD' ? 'an' : 'a'} ${kind}`,
};

const card = [picture, units, shaders, boost, generation, video, videoRate];
const processor = [cores, clock, cache, architecture];
const rendering = [
  measured('processor'),
  ...[cores, clock, baseClock, architecture].map((one) => measuredOr('processor', one)),
];
const cardRendering = [
  measured('graphics'),
  ...[picture, units, shaders, boost, generation].map((one) => measuredOr('graphics', one)),
];

const grounds: Readonly<Record<Aspect, readonly Ground[]>> = {
  gaming: [...card, ...processor],
  productivity: [...rendering, ram, drive],
  videoEditing: [...rendering, ...cardRendering, ram, drive],
  streaming: [measured('processor'), ...processor, ...card],
};

/** What is modelled, and after what; nothing where all that counts was measured. */
function lead(aspect: Aspect, { graphics: from }: BuildFacts, { processor, graphics }: Sides): string {
  if (aspect === 'gaming' || aspect === 'streaming')
    return `Modelled after ${gamesModels.relations} published comparisons ${gamesWithout}, from`;
  const modelled = [
    ...(processor?.measured ? [] : [`${processorModel.n} measured processors`]),
    ...(aspect === 'productivity' || from !== 'card' || graphics?.measured ? [] : ['measured cards']),
  ];
  return modelled.length === 0 ? 'From' : `Modelled after ${listed(modelled)}, from`;
}

function basisText(aspect: Aspect, facts: BuildFacts, sides: Sides): string {
  const said = grounds[aspect].map(({ name, text }) => ({ name, text: text(facts, sides) }));
  const known = said.flatMap(({ text }) => (text ? [text] : []));
  const missing = said.flatMap(({ name, text }) => (text === undefined ? [name] : []));
  const unknown = missing.length === 0 ? '' : ` Not known, so the range is wider: ${listed(missing)}.`;
  return `${lead(aspect, facts, sides)} ${listed(known)}.${unknown}`;
}

/** What an estimate rests on, and what is not known, which makes its range wider; undefined where there is no estimate. */
export function basisOf(
  components: BuildComponents,
  aspect: Aspect,
  { chips = catalogueChips }: Pick<EstimateOptions, 'chips'> = {},
): string | undefined {
  const facts = factsOf(components);
  const sides = sidesOfFacts(facts, chips);
  return canTell(aspect, sides) ? basisText(aspect, facts, sides) : undefined;
}
