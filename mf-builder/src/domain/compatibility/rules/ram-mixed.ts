import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen, total } from '../chosen-parts';
import type { CheckedPart } from '../types';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Whether two lines of memory are of one kit: by id; where one has none, by name and facts.
 * Undefined where only absent facts set them apart.
 */
const sameKit = (one: CheckedPart<'ram'>, other: CheckedPart<'ram'>): boolean | undefined => {
  if (one.id !== undefined && other.id !== undefined) return one.id === other.id;
  if (one.name !== other.name) return false;
  const left = new Map(Object.entries(one.specs));
  const right = new Map(Object.entries(other.specs));
  const keys = [...new Set([...left.keys(), ...right.keys()])];
  if (keys.some((key) => left.has(key) && right.has(key) && !same(left.get(key), right.get(key)))) return false;
  // Why: an absent fact is unknown, so it is neither the same nor another.
  return keys.every((key) => left.has(key) && right.has(key)) ? true : undefined;
};

const otherMake =
  'Kits of one name may hold other chips, since makers change them. Only the modules of one kit were tested together.';

/** Kits that are not the same. */
export const ramMixed = defineRule({
  id: 'ram-mixed',
  title: 'Mixed memory',
  source: 'written rule 16, edition 13',
  reads: {
    ram: [
      'capacity',
      'speed',
      'timing',
      'ramType',
      'modules',
      'moduleGB',
      'heightMm',
      'ecc',
      'registered',
      'sodimm',
      'profiles',
      'cudimm',
    ],
  },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Different kits', unknown: 'Kits unknown' },
  find: (build) => {
    const on = judge(build, ['ram']);
    const kits = chosen(build, 'ram');
    let unsure = false;
    for (const [index, one] of kits.entries()) {
      for (const other of kits.slice(index + 1)) {
        const same = sameKit(one, other);
        unsure ||= same === undefined;
        if (same !== false) continue;
        on?.warn(
          `${one.name} and ${other.name} are different kits. Kits are tested alone; together they may need lower settings.`,
          [one.name, other.name],
        );
        // Why: two kits known to differ settle it, whatever is not known of a third.
        return on?.verdict('');
      }
    }
    if (unsure) on?.missing('whether the lines of memory are the same kit');
    return total(kits) > 1
      ? on?.verdict('The kits are of one name.', otherMake)
      : on?.verdict('The memory is one kit.');
  },
});
