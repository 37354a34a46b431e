import { changedLine } from './changed-line';

const chosen = ['one', 'two'].map((id) => ({ part: { id, name: id, price: 10 }, quantity: 1 }));

test('while parts are missing, only a part that was asked to be changed gives its place away', () => {
  expect(changedLine(chosen, undefined, false)).toBeUndefined();
  expect(changedLine(chosen, 'two', false)).toMatchObject({ place: 1, part: { id: 'two' } });
});

test('in a complete build the first part does, and where the one that was asked for is gone', () => {
  expect(changedLine(chosen, undefined, true)).toMatchObject({ place: 0, part: { id: 'one' } });
  expect(changedLine(chosen, 'gone', false)).toMatchObject({ place: 0, part: { id: 'one' } });
});

test('where nothing is chosen, nothing is changed', () => {
  expect(changedLine([], 'one', true)).toBeUndefined();
});
