/** @jest-environment node */
import fc from 'fast-check';
import { check } from '../src/domain/compatibility/check';
import { rules } from '../src/domain/compatibility/rules';
import { buildOf } from './rule-cases';
import { fullBuild, type FullBuild } from './any-build';
import type { Finding } from '../src/domain/compatibility/types';

type Found = ReadonlyMap<string, string>;

const found = (build: FullBuild): Found =>
  new Map(check(buildOf(build)).findings.map(({ rule, verdict }) => [rule, verdict]));

/** Without these an entry of a list is none. */
const entriesWant: ReadonlySet<string> = new Set(['kind', 'count', 'p6', 'p8', 'p16', 'used', 'other', 'slot', 'cpus']);

/** Facts whose entries want their lanes too; those of a slot may be absent. */
const wantLanes: ReadonlySet<string> = new Set(['laneSharing', 'slotsByCpu']);

/** What hardly any part has, or hardly any is without: a part that does not say it is taken for an ordinary one (readings.md). */
const saidOfTheOdd: ReadonlySet<string> = new Set([
  'gpu.radiator',
  'case.riserGen',
  'case.psuMovable',
  'motherboard.usb3Headers',
  'motherboard.usb2Headers',
  'caseFan.currentA',
  'caseFan.hub',
  'caseFan.connector',
  'motherboard.laneSharing',
  'motherboard.slotsByCpu',
  'networkCard.sasPorts',
  'networkCard.sataPorts',
]);

/** Every way to take one fact, or one fact of an entry, out of a value. */
const withoutOne = (value: unknown, fact = ''): unknown[] => {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => withoutOne(one, fact).map((less) => value.with(index, less)));
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  return entries.flatMap(([key, one]) => [
    // Why: the schema has no entry without these; read-facts.ts drops the whole fact then.
    ...(entriesWant.has(key) || (key === 'lanes' && wantLanes.has(fact))
      ? []
      : [Object.fromEntries(entries.filter(([other]) => other !== key))]),
    ...withoutOne(one, key).map((less) =>
      Object.fromEntries(entries.map(([other, same]) => [other, other === key ? less : same])),
    ),
  ]);
};

/** Takes facts out of parts only: a type that goes is not chosen, which is something else. */
const lessKnown = (build: FullBuild): FullBuild[] =>
  Object.entries(build).flatMap(([type, parts]) =>
    withoutOne(parts)
      .filter((less) => goneFrom(parts, less).every((key) => !saidOfTheOdd.has(`${type}.${key}`)))
      .map((less) => ({ ...build, [type]: less })),
  );

/** The facts of a type that are there fewer times after than before. */
const goneFrom = (before: unknown, after: unknown): string[] => {
  const keysOf = (parts: unknown): string[] =>
    Array.isArray(parts)
      ? parts.flatMap((part: unknown) => (typeof part === 'object' && part !== null ? Object.keys(part) : []))
      : [];
  const left = keysOf(after);
  return keysOf(before).filter((key) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const rank: Readonly<Record<string, number>> = { pass: 0, unknown: 1, warning: 2, fail: 3 };

/** A verdict may become unknown; else it may only become worse. */
const improves = (before: string, after: string): boolean =>
  after !== before && (after === 'unknown' ? false : (rank[after] ?? 0) < (rank[before] ?? 0));

test('deleting a fact never improves a verdict', () => {
  fc.assert(
    fc.property(fullBuild, (build) => {
      const before = found(build);
      for (const less of lessKnown(build)) {
        const after = found(less);
        for (const { id } of rules) {
          const [was, is] = [before.get(id) ?? 'pass', after.get(id) ?? 'pass'];
          // Why: the written rules let a warning stand by the rated power where the maximum power made it a fail.
          if (id === 'psu-wattage' && was === 'fail' && is === 'warning') continue;
          if (improves(was, is)) throw new Error(`${id}: ${was} became ${is} in ${JSON.stringify(less)}`);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('the order in which parts and facts are chosen does not matter', () => {
  fc.assert(
    fc.property(fullBuild, (build) => {
      const turned: FullBuild = Object.fromEntries(
        Object.entries(build)
          .toReversed()
          .map(([type, parts]) => [type, Array.isArray(parts) ? parts.toReversed() : parts]),
      );
      expect(found(turned)).toEqual(found(build));
    }),
    { numRuns: 100 },
  );
});

const wrongIn = ({ verdict, values, message, parts, note }: Finding): string[] => {
  const held = {
    values: (values === undefined) === (verdict === 'pass' || verdict === 'unknown'),
    'what is not known': verdict !== 'unknown' || / (is|are) not known\.$/.test(message),
    gaps: !/undefined|NaN|Infinity|\[object/.test(`${message} ${values ?? ''}`),
    sentence: /^[A-Za-z0-9].*\.$/s.test(message),
    // A fail and a note may be of what is not there.
    parts: parts.length > 0 || verdict === 'fail' || note !== undefined,
  };
  return Object.entries(held).flatMap(([name, holds]) => (holds ? [] : [name]));
};

test('a fail and a warning have both values, an unknown says what is not known, and texts hold no gaps', () => {
  fc.assert(
    fc.property(fullBuild, (build) => {
      const { findings } = check(buildOf(build));
      expect(findings.flatMap((finding) => wrongIn(finding).map((wrong) => ({ wrong, finding })))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('a rule reads every type that changes its verdict', () => {
  fc.assert(
    fc.property(fullBuild, (build) => {
      const before = found(build);
      for (const type of Object.keys(build)) {
        const without: FullBuild = Object.fromEntries(Object.entries(build).filter(([one]) => one !== type));
        const after = found(without);
        const touched = rules.filter(
          ({ id, types }) => after.get(id) !== before.get(id) && !types.some((one) => one === type),
        );
        expect({ type, touched: touched.map(({ id }) => id) }).toEqual({ type, touched: [] });
      }
    }),
    { numRuns: 100 },
  );
});
