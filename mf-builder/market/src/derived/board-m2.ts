import * as v from 'valibot';
import { type DerivingRule, textOf } from './rule';

/**
 * The M.2 slots for drives of 2280 with four lanes that every board of a chipset has, by its size: their generations of PCIe. A few boards
 * have fewer; most have more.
 */
const least: readonly (readonly [chipsets: RegExp, sizes: RegExp, gens: readonly number[]])[] = [
  [/^(X670E?|X870E?)$/, /^(ATX|E-ATX|mini-ITX)$/, [5, 4]],
  [/^X870$/, /^micro-ATX$/, [5]],
  [/^(B650E?|B850)$/, /^(ATX|E-ATX|mini-ITX)$/, [4, 4]],
  [/^(B650E?|B850|A620A?|B840)$/, /./, [4]],
  [/^Z890$/, /^(ATX|E-ATX)$/, [5, 4, 4]],
  [/^(Z890|B860)$/, /./, [5, 4]],
  [/^Z[67]90$/, /^(ATX|E-ATX)$/, [4, 4, 4]],
  [/^(Z[67]90|B760)$/, /./, [4, 4]],
  [/^(B660|B550)$/, /./, [4]],
  [/^(H610|A520)$/, /./, [3]],
];

const slotsSchema = v.array(
  v.looseObject({
    sizes: v.exactOptional(v.array(v.number())),
    gen: v.exactOptional(v.number()),
    lanes: v.exactOptional(v.number()),
  }),
);
type Slots = v.InferOutput<typeof slotsSchema>;

/** Whether each slot of one list has one of its own in the other that takes what it takes. */
const has = (one: Slots, other: Slots): boolean => {
  const free = other.filter(({ sizes, lanes }) => sizes?.includes(2280) === true && (lanes ?? 0) >= 4);
  const fastest = free.toSorted((a, b) => (b.gen ?? 0) - (a.gen ?? 0));
  return one.every(({ gen = 0 }, at) => (fastest[at]?.gen ?? 0) >= gen);
};

export const m2: DerivingRule = {
  fact: 'm2',
  bound: 'least',
  because: 'boards of this chipset and size have at least these',
  overDoubt: true,
  derive: ({ name, facts }) => {
    // A few boards with a newer chipset are made with slots of an older generation, and say so.
    if (/\bGEN3\b/.test(name)) return undefined;
    const found = least.find(
      ([chipsets, sizes]) => chipsets.test(textOf(facts, 'chipset')) && sizes.test(textOf(facts, 'formFactor')),
    );
    if (!found) return undefined;
    const known = found[2].map((gen) => ({ sizes: [2280], gen, lanes: 4 }));
    if (!v.is(slotsSchema, facts['m2'])) return known;
    const counted = facts['m2'].length;
    // Of slots that were counted beyond these no more is known than that they are there.
    return counted === 0 ? undefined : Array.from({ length: counted }, (_, at) => known[at] ?? {});
  },
  measured: { of: 20, wrong: 0 },
  records: { of: 567, wrong: 10 },
  same: (one, other) => v.is(slotsSchema, one) && v.is(slotsSchema, other) && has(one, other),
};
