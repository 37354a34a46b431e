import { neighbourOf } from './use-deletion';

const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('focus goes to the next entry, at the end to the one before', () => {
  expect(neighbourOf(list, 'a')).toBe('b');
  expect(neighbourOf(list, 'c')).toBe('b');
  expect(neighbourOf([{ id: 'a' }], 'a')).toBeUndefined();
});
