import type { Part } from './schema';
import { builtIn } from './source';

const load = (): Promise<readonly Part<'thermalPaste'>[]> => builtIn.load('thermalPaste');

test('the name of a tube says how much is in them', async () => {
  for (const part of await load()) expect(part.name).toMatch(new RegExp(`\\(${part.specs.grams} g\\)$`));
});

test('many makers, small tubes and large ones', async () => {
  const parts = await load();
  expect(new Set(parts.map((part) => part.brand)).size).toBeGreaterThanOrEqual(8);
  const grams = parts.map((part) => part.specs.grams);
  expect(Math.min(...grams)).toBeLessThanOrEqual(1);
  expect(Math.max(...grams)).toBeGreaterThanOrEqual(20);
});

test('one paste conducts alike in every tube', async () => {
  const known = new Map<string, number | undefined>();
  for (const part of await load()) {
    const paste = `${part.brand} ${part.name.replace(/ \(.*$/, '')}`;
    if (known.has(paste)) expect([paste, part.specs.conductivityWmK]).toEqual([paste, known.get(paste)]);
    known.set(paste, part.specs.conductivityWmK);
  }
  expect(known.size).toBeGreaterThanOrEqual(15);
  expect([...known.values()].filter((value) => value !== undefined).length).toBeGreaterThanOrEqual(10);
});
