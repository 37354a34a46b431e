import type { Part } from './schema';
import { builtIn } from './source';

const load = (): Promise<readonly Part<'caseFan'>[]> => builtIn.load('caseFan');

test('sizes from 92 to 200 mm, mostly 120 and 140', async () => {
  const sizes = (await load()).map((part) => part.specs.sizeMm);
  expect(new Set(sizes)).toEqual(new Set([92, 120, 140, 200]));
  expect(sizes.filter((size) => size === 120 || size === 140).length).toBeGreaterThanOrEqual(16);
});

test('single fans and packs of three, whose name says so', async () => {
  const parts = await load();
  expect(new Set(parts.map((part) => part.specs.qty))).toEqual(new Set([1, 3]));
  for (const part of parts)
    expect([part.name, part.name.endsWith('(3-pack)')]).toEqual([part.name, part.specs.qty === 3]);
});

test('every kind of lighting, and a plug that matches it', async () => {
  const parts = await load();
  expect(new Set(parts.map((part) => part.specs.led))).toEqual(new Set(['none', 'fixed', 'RGB', 'ARGB']));
  for (const { id, specs } of parts) {
    expect([id, specs.connector?.includes('5V ARGB')]).toEqual([id, specs.led === 'ARGB']);
    expect([id, specs.connector?.includes('12V RGB')]).toEqual([id, specs.led === 'RGB']);
    expect([id, specs.connector?.startsWith('4-pin PWM')]).toEqual([id, specs.pwm]);
  }
});
