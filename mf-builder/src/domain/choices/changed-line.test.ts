import { askedAfter, changedLine } from './changed-line';

const chosen = ['one', 'two'].map((id) => ({ part: { id, name: id, price: 10 }, quantity: 1 }));

test('while parts are missing, only a part that was asked to be changed gives its place away', () => {
  expect(changedLine(chosen, undefined, false)).toBeUndefined();
  expect(changedLine(chosen, 1, false)).toEqual({
    place: 1,
    part: { id: 'two', name: 'two', price: 10 },
    keepable: true,
  });
});

test('in a complete build the first part does without being asked, and so cannot be kept', () => {
  expect(changedLine(chosen, undefined, true)).toMatchObject({ place: 0, part: { id: 'one' }, keepable: false });
  expect(changedLine(chosen, 0, true)).toMatchObject({ place: 0, keepable: false });
  expect(changedLine(chosen, 1, true)).toMatchObject({ place: 1, keepable: true });
});

test.each([true, false])('where nothing is at the place, no other part is replaced (complete: %s)', (isComplete) => {
  expect(changedLine(chosen, 2, isComplete)).toBeUndefined();
  expect(changedLine([], 0, isComplete)).toBeUndefined();
});

test('a part that is taken out ends its own change, and moves up what lies behind it', () => {
  expect([0, 1, 2].map((takenOut) => askedAfter(1, takenOut))).toEqual([0, undefined, 1]);
  expect(askedAfter(undefined, 0)).toBeUndefined();
});
