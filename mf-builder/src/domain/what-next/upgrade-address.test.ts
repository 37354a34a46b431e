/** @jest-environment node */
import { readUpgrade, writeUpgrade } from './upgrade-address';
import { fromPicker, upgradeOf } from './upgrade-link';

const read = (text: string) => readUpgrade(new URLSearchParams(text));

test('what is written is read again, and what is as it starts is left out', () => {
  const asked = { use: 'streaming', resolution: '4k', budget: 399.5, from: 'a b&c' } as const;
  expect(read(writeUpgrade(asked))).toEqual(asked);
  expect(writeUpgrade({})).toBe('mode=upgrade');
  expect(read(upgradeOf(fromPicker))).toMatchObject({ from: 'picker', use: 'gaming' });
});

test('whatever is not understood counts as left out', () => {
  expect(read('use=mining&resolution=8k&budget=-5')).toEqual(read(''));
  expect(read('budget=1e3')).toMatchObject({ budget: 500 });
});
