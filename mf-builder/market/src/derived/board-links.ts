import * as v from 'valibot';
import type { Facts } from '../importer/reading';
import { type DerivingRule, numberOf, textOf } from './rule';

/** The generation of PCIe that the graphics slot of every board of a chipset has at least. */
const graphicsSlot: readonly (readonly [chipsets: RegExp, gen: number])[] = [
  [/^(B550|X570S?|A620A?|B650E?|X670E?|B8[456]0|X870E?|H610|B[67]60|H[67]70|Z[5678]90|B560|H570)$/, 4],
  [/^(A520|[AB]3[25]0|[BX]4[57]0|[BH]4[167]0|Z490|Z390|[BH]3[1-67][05]|Z[1-3]70)$/, 3],
];

const slotsSchema = v.array(
  v.looseObject({
    length: v.exactOptional(v.number()),
    lanes: v.exactOptional(v.number()),
    gen: v.exactOptional(v.number()),
  }),
);

/** The slot that a graphics card goes into: the first long one. */
const firstLong = (slots: unknown): v.InferOutput<typeof slotsSchema>[number] | undefined =>
  v.is(slotsSchema, slots) ? slots.find(({ length }) => length === 16) : undefined;

export const pcie: DerivingRule = {
  fact: 'pcie',
  bound: 'least',
  because: 'the graphics slot of boards of this chipset has at least this generation',
  overDoubt: true,
  derive: ({ facts }) => {
    const slots = facts['pcie'];
    const first = firstLong(slots);
    const gen = graphicsSlot.find(([chipsets]) => chipsets.test(textOf(facts, 'chipset')))?.[1];
    if (gen === undefined || !/^(E-ATX|ATX|micro-ATX|mini-ITX)$/.test(textOf(facts, 'formFactor'))) return undefined;
    if (slots === undefined) return [{ length: 16, lanes: 16, gen }];
    if (!first || !v.is(slotsSchema, slots)) return undefined;
    return slots.map((slot) => (slot === first ? { ...slot, lanes: 16, gen: slot.gen ?? gen } : slot));
  },
  measured: { of: 20, wrong: 0 },
  records: { of: 1_795, wrong: 8 },
  same: (one, other) => {
    const [derived, stated] = [firstLong(one), firstLong(other)];
    return (stated?.lanes ?? 0) >= (derived?.lanes ?? 0) && (stated?.gen ?? 0) >= (derived?.gen ?? 0);
  },
};

/** The rate of memory in MT/s that every board of a chipset takes at least, by its memory. */
const ramRates: readonly (readonly [chipsets: RegExp, ramType: string, rate: number])[] = [
  [/^(A620A?|B650E?|B8[45]0|X670E?|X870E?)$/, 'DDR5', 6400],
  [/^(B860|Z890)$/, 'DDR5', 6400],
  [/^(B760|Z790)$/, 'DDR5', 6400],
  [/^(B660|Z690)$/, 'DDR5', 6000],
  [/^(B[67]60|Z[67]90)$/, 'DDR4', 4600],
  [/^(B550|X570S?)$/, 'DDR4', 4000],
  [/^H610$/, 'DDR4', 3200],
];

export const maxRamSpeed: DerivingRule = {
  fact: 'maxRamSpeed',
  bound: 'least',
  because: 'boards of this chipset take memory of this rate at least',
  derive: ({ facts }) =>
    ramRates.find(
      ([chipsets, ramType]) => chipsets.test(textOf(facts, 'chipset')) && ramType === textOf(facts, 'ramType'),
    )?.[2],
  measured: { of: 18, wrong: 0 },
  same: (one, other) => Number(other) >= Number(one),
};

/** What boards of today have at least, by size, where nearly all have it. None of those with an entry chipset. */
interface Least {
  itx: number;
  micro?: number;
  atx: number;
}

const ofSize = (facts: Facts, { itx, micro, atx }: Least): number | undefined => {
  const [chipset, size] = [textOf(facts, 'chipset'), textOf(facts, 'formFactor')];
  if (!/^(B550|X570S?|[BX]6\d0E?|X8\d0E?|B8\d0|[BZ][67][69]0|Z890)$/.test(chipset)) return undefined;
  if (size === 'mini-ITX') return itx;
  if (size === 'micro-ATX') return micro;
  return /^(ATX|E-ATX)$/.test(size) ? atx : undefined;
};

export const fanHeaders: DerivingRule = {
  fact: 'fanHeaders',
  bound: 'least',
  because: 'boards of this size have at least so many, and the source counts those for a pump apart',
  overDoubt: true,
  derive: ({ facts }) => numberOf(facts, 'fanHeaders') ?? ofSize(facts, { itx: 2, atx: 4 }),
  measured: { of: 19, wrong: 0 },
  same: (one, other) => Number(other) >= Number(one),
};

export const argbHeaders: DerivingRule = {
  fact: 'argbHeaders',
  bound: 'least',
  because: 'boards of this size have at least so many',
  overDoubt: true,
  derive: ({ facts }) =>
    /^(B550|X570S?)$/.test(textOf(facts, 'chipset')) ? undefined : ofSize(facts, { itx: 1, micro: 2, atx: 2 }),
  measured: { of: 15, wrong: 0 },
  records: { of: 464, wrong: 8 },
  same: (one, other) => Number(other) >= Number(one),
};

const isPlugs = v.array(v.string());
const eights = (plugs: readonly string[]): number => plugs.filter((plug) => plug.startsWith('8')).length;

export const cpuPower: DerivingRule = {
  fact: 'cpuPower',
  bound: 'most',
  because: 'boards of this chipset and size have at most these',
  derive: ({ facts }) => {
    const [chipset, size] = [textOf(facts, 'chipset'), textOf(facts, 'formFactor')];
    if (/^(Z[678]90|X670E?|X870E?|B650E?|B8[56]0)$/.test(chipset) && /^(ATX|E-ATX)$/.test(size))
      return ['8-pin', '8-pin'];
    if (/^([ABHXZ][5678]\d0[AES]?)$/.test(chipset) && size === 'mini-ITX') return ['8-pin'];
    return /^(A520|B550|H610)$/.test(chipset) && size === 'micro-ATX' ? ['8-pin'] : undefined;
  },
  measured: { of: 14, wrong: 0 },
  records: { of: 339, wrong: 3 },
  same: (one, other) =>
    v.is(isPlugs, one) && v.is(isPlugs, other) && other.length <= one.length && eights(other) <= eights(one),
};
