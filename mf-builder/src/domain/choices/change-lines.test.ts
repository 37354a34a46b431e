import { chosenOf, partTypeNames, totalOf, type DraftBuild } from '@rig4u/shared/builds';
import fc from 'fast-check';
import { addPart, mostOfOne, placeOf, removeLine, setOwned, setQuantity, swapPart } from './change-build';

const kit = { id: 'ram1', name: 'Kit', price: 100 };
const other = { id: 'ram2', name: 'Other kit', price: 50.5 };
const empty: DraftBuild = { components: {} };

test('the first part stands alone, a second one makes a list, one more of the same counts up', () => {
  const one = addPart(empty, 'ram', kit);
  expect(one.components).toEqual({ ram: kit });
  const two = addPart(one, 'ram', other);
  expect(two.components).toEqual({
    ram: [
      { part: kit, quantity: 1 },
      { part: other, quantity: 1 },
    ],
  });
  expect(addPart(two, 'ram', kit).components).toEqual({
    ram: [
      { part: kit, quantity: 2 },
      { part: other, quantity: 1 },
    ],
  });
});

test('quantities stay between one and the most; back at one, the part stands alone again', () => {
  const one = addPart(empty, 'ram', kit);
  expect(setQuantity(one, 'ram', 0, 3).components).toEqual({ ram: [{ part: kit, quantity: 3 }] });
  expect(setQuantity(one, 'ram', 0, 0).components).toEqual({ ram: kit });
  expect(chosenOf(setQuantity(one, 'ram', 0, 1e9).components, 'ram')[0]?.quantity).toBe(mostOfOne);
});

test('a shown part is found where it is by now, and not at all once it is gone', () => {
  const two = addPart(addPart(empty, 'ram', kit), 'ram', other);
  expect(placeOf(two, 'ram', { place: 1, part: other })).toBe(1);
  expect(placeOf(removeLine(two, 'ram', 0), 'ram', { place: 1, part: other })).toBe(0);
  expect(placeOf(removeLine(two, 'ram', 0), 'ram', { place: 0, part: kit })).toBeUndefined();
  const twice: DraftBuild = { components: { ram: [kit, kit].map((part) => ({ part, quantity: 1 })) } };
  expect(placeOf(twice, 'ram', { place: 1, part: kit })).toBe(1);
});

test('the last one taken out leaves nothing behind', () => {
  const two = addPart(addPart(empty, 'ram', kit), 'ram', other);
  expect(removeLine(two, 'ram', 0).components).toEqual({ ram: other });
  expect(removeLine(removeLine(two, 'ram', 0), 'ram', 0).components).toEqual({});
});

test('what is owned costs nothing, until it is owned no longer', () => {
  const owned = setOwned(addPart(empty, 'ram', kit), 'ram', 0, true);
  expect(totalOf(owned.components)).toBe(0);
  expect(setOwned(owned, 'ram', 0, false).components).toEqual({ ram: kit });
});

test('a swap keeps quantity and place; with nothing chosen it chooses', () => {
  const three = setQuantity(addPart(empty, 'ram', kit), 'ram', 0, 3);
  expect(swapPart(three, 'ram', 0, other).components).toEqual({ ram: [{ part: other, quantity: 3 }] });
  expect(swapPart(empty, 'ram', 0, other).components).toEqual({ ram: other });
});

test('a change of one type leaves the others, and ends the time for the undo of a reset', () => {
  const type = fc.constantFrom(...partTypeNames);
  fc.assert(
    fc.property(type, type, (touched, untouched) => {
      fc.pre(touched !== untouched);
      const before: DraftBuild = { components: { [untouched]: other }, cleared: {} };
      const after = setQuantity(addPart(before, touched, kit), touched, 0, 2);
      expect(after).toEqual({ components: { [untouched]: other, [touched]: [{ part: kit, quantity: 2 }] } });
    }),
  );
});
