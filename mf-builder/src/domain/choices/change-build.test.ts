import {
  completeness,
  partTypeNames,
  requiredTypes,
  totalOf,
  type BuildComponents,
  type DraftBuild,
} from '@rig4u/shared/builds';
import fc from 'fast-check';
import { bringBack, choosePart, removePart, replaceBuild, resetBuild, undoReset } from './change-build';

const empty: DraftBuild = { components: {} };
const cents = fc.integer({ min: 0, max: 500_000 });
const part = fc.record({ id: fc.string(), name: fc.string(), price: cents.map((value) => value / 100) });
const type = fc.constantFrom(...partTypeNames);
const choice = fc.record({ type, part });
const choices = fc.array(choice, { maxLength: 30 });
type Choice = typeof choice extends fc.Arbitrary<infer C> ? C : never;
const build = (list: readonly Choice[]) =>
  list.reduce((draft, { type: of, part: one }) => choosePart(draft, of, one), empty);

test('the total is the sum of the last choice of each type, in cents', () => {
  fc.assert(
    fc.property(choices, (list) => {
      const last = new Map(list.map(({ type: of, part: one }) => [of, Math.round(one.price * 100)]));
      expect(totalOf(build(list).components)).toBe([...last.values()].reduce((sum, price) => sum + price, 0));
    }),
  );
});

test(spec('4.15', 'completeness counts the required types that are chosen'), () => {
  fc.assert(
    fc.property(choices, (list) => {
      const chosen = requiredTypes.filter((required) => list.some(({ type: of }) => of === required)).length;
      expect(completeness(build(list).components)).toEqual({ chosen, of: 6, percent: Math.round((chosen / 6) * 100) });
    }),
  );
});

test('removing takes away one type and nothing else', () => {
  fc.assert(
    fc.property(choices, type, (list, removed) => {
      const before = build(list);
      const after = removePart(before, removed);
      const expected: BuildComponents = Object.fromEntries(
        Object.entries(before.components).filter(([key]) => key !== removed),
      );
      expect(after.components).toEqual(expected);
      expect(removePart(after, removed)).toBe(after);
    }),
  );
});

test('a reset and its undo give the same build back; a second reset in between loses nothing', () => {
  fc.assert(
    fc.property(choices, (list) => {
      const before = build(list);
      const reset = resetBuild(resetBuild(before));
      expect(reset.components).toEqual({});
      expect(undoReset(reset, reset.cleared ?? {})).toEqual(before);
    }),
  );
});

test('a choice ends the time for the lasting undo, and a late undo keeps that choice', () => {
  const cpu = { id: 'cpu1', name: 'One', price: 100 };
  const other = { id: 'cpu2', name: 'Two', price: 200 };
  const psu = { id: 'psu1', name: 'Supply', price: 50 };
  const before = choosePart(choosePart(empty, 'cpu', cpu), 'psu', psu);
  const after = choosePart(resetBuild(before), 'cpu', other);
  expect(after).toEqual({ components: { cpu: other } });
  expect(undoReset(after, before.components)).toEqual({ components: { cpu: other, psu } });
});

test('fields that this version does not know stay', () => {
  const known = { ...empty, budget: 1500 };
  const psu = { id: 'psu1', name: 'Supply', price: 50 };
  for (const change of [
    choosePart(known, 'psu', psu),
    resetBuild(choosePart(known, 'psu', psu)),
    undoReset(known, {}),
  ]) {
    expect(change).toMatchObject({ budget: 1500 });
  }
});

describe('another build on the table', () => {
  const cpu = { id: 'cpu1', name: 'One', price: 100 };
  const other = { id: 'cpu2', name: 'Two', price: 200 };

  test('an empty build has nothing to give back, and an earlier reset stays open to undo', () => {
    expect(replaceBuild({ components: {} }, { cpu })).toEqual({ components: { cpu } });
    expect(replaceBuild({ components: {}, cleared: { cpu: other } }, { cpu })).toEqual({
      components: { cpu },
      cleared: { cpu: other },
    });
  });

  test('other parts are kept; the same parts need no keeping', () => {
    expect(replaceBuild({ components: { cpu: other }, budget: 900 }, { cpu })).toEqual({
      components: { cpu },
      budget: 900,
      cleared: { cpu: other },
    });
    expect(replaceBuild({ components: { cpu: [{ part: cpu, quantity: 1 }] } }, { cpu })).toEqual({
      components: { cpu },
    });
  });

  test('what gave way comes back whole, and what stood there is kept in turn', () => {
    expect(bringBack(replaceBuild({ components: { cpu: other } }, { cpu }))).toEqual({
      components: { cpu: other },
      cleared: { cpu },
    });
    expect(bringBack({ components: { cpu } })).toEqual({ components: { cpu } });
  });
});
