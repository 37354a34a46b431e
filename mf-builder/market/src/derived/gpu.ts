import { type DerivingRule, numberOf, textOf } from './rule';

/** PCIe generation by the family of the chip. */
const generations: readonly (readonly [family: RegExp, gen: number])[] = [
  [/^GeForce RTX 50/, 5],
  [/^RTX PRO \d{4}.* Blackwell/, 5],
  [/^Radeon RX 90/, 5],
  [/^Radeon AI PRO R9/, 5],
  [/^Arc Pro B/, 5],
  [/^GeForce RTX [34]0/, 4],
  [/^Radeon RX [567][3-9]\d\d\b(?<! 5[0-9]0)/, 4],
  [/^Radeon PRO W[567]/, 4],
  [/^Arc (Pro )?A/, 4],
  [/^Arc B/, 4],
  [/^RTX (A\d|\d000 (SFF )?Ada|4500 Ada|5880 Ada)/, 4],
  [/^GeForce (RTX 20|GTX (16|10|9|750|7[678]0|6[5-9]0|Titan))/, 3],
  [/^GeForce GT (1030)\b/, 3],
  [/^Radeon (VII|RX (4|5\d0\b|Vega)|R[79] )/, 3],
  [/^Quadro (P\d|RTX|M\d|GV)/, 3],
  [/^GeForce (GTX [45]\d\d|GTS 4|GT 5|GT 61|2)/, 2],
];

const ofChip = (chip: string): number | undefined => generations.find(([family]) => family.test(chip))?.[1];

/** The supply in W that the maker of a chip recommends for a PC with it. */
const supplies: readonly (readonly [chips: RegExp, watts: number])[] = [
  [/RTX 5090/, 1000],
  [/RTX (5080|4090)/, 850],
  [/RX 7900 XTX/, 800],
  [/RTX (5070 Ti|4080)|RX (9070 (XT|GRE)|7900 XT)/, 750],
  [/RTX 4070 Ti|RX (7900 GRE|7[78]00 XT)/, 700],
  [/RTX (5070|4070)|RX 9070/, 650],
  [/RTX 5060 Ti|RX 7600 XT|Arc B580/, 600],
  [/RTX (5060|5050|4060)|RX (9060|7600)|Arc B570/, 550],
];

/** The plugs that every maker gives cards with a chip, of 6, 8 and 16 pins. */
const plugs: readonly (readonly [chips: RegExp, p8: number, p16: number])[] = [
  [/^GeForce RTX (4070 SUPER|4070 Ti|4080|4090)/, 0, 1],
  [/^(GeForce RTX (4060|5050|5060(?! Ti))|Radeon RX (7600(?! XT)|9060)|Arc B570)/, 1, 0],
  [/^Radeon RX (7600 XT|7700 XT|7800 XT|7900 GRE|9070 GRE|9070(?! XT))/, 2, 0],
];

const plugsOf = (chip: string): { p6: number; p8: number; p16: number } | undefined => {
  const found = plugs.find(([chips]) => chips.test(chip));
  return found && { p6: 0, p8: found[1], p16: found[2] };
};

/** Series that are made to be overclocked: their makers ask for more, and give them more plugs. */
const forOverclockers = /NITRO|Taichi|Red Devil|AORUS|Astral|STRIX|SUPRIM|Toxic|Mercury|Lightning|\bHOF\b|Matrix/i;

/** Cards below three slots have a bracket of two; what thicker ones have differs (of 1,291 records 265 with two slots at three and more). */
const bracket = (slots: number | undefined): number | undefined =>
  slots !== undefined && slots >= 1.8 && slots < 3 ? 2 : undefined;

export const gpu: readonly DerivingRule[] = [
  {
    fact: 'pcieGen',
    because: 'chips of this family have it',
    derive: ({ facts }) => ofChip(textOf(facts, 'chip')),
    measured: { of: 20, wrong: 0 },
    records: { of: 1098, wrong: 2 },
  },
  {
    fact: 'bracketSlots',
    because: 'usual for this thickness',
    derive: ({ facts }) => bracket(numberOf(facts, 'slots')),
    measured: { of: 17, wrong: 0 },
    records: { of: 959, wrong: 26 },
  },
  {
    fact: 'recommendedPsuW',
    because: 'usual for this chip',
    derive: ({ name, facts }) =>
      forOverclockers.test(name) ? undefined : supplies.find(([chips]) => chips.test(textOf(facts, 'chip')))?.[1],
    measured: { of: 18, wrong: 1 },
    // More than the maker of the card recommends lets nothing pass that he would not.
    same: (one, other) => Number(one) >= Number(other),
  },
  {
    fact: 'power',
    because: 'cards with this chip have these plugs',
    derive: ({ name, facts }) => (forOverclockers.test(name) ? undefined : plugsOf(textOf(facts, 'chip'))),
    measured: { of: 10, wrong: 0 },
    records: { of: 547, wrong: 4 },
    same: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  },
  {
    fact: 'slots',
    because: 'the source has whole slots, most of them rounded up',
    overDoubt: true,
    derive: ({ facts }) => numberOf(facts, 'slots'),
    measured: { of: 11, wrong: 1 },
    same: (one, other) => Number(one) >= Number(other),
  },
];
