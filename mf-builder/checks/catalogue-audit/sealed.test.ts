/** @jest-environment node */
import { parseCatalogue } from '../../src/catalogue/parse';
import { allParts } from '../catalogue-files';
import { brokenSeals, sealPart } from './seal';
import sealed from './sealed.json';

const seals: Readonly<Record<string, Readonly<Record<string, string>>>> = sealed;

const parts = allParts();

// A fact that was changed on purpose is sealed anew: pnpm --filter mf-builder catalogue:seal <folder of OpenDB>.
test('each fact is still the one of the last audit, which found no contradiction to OpenDB', () => {
  expect(parts.flatMap((part) => brokenSeals(part, seals[part.id] ?? {}))).toEqual([]);
});

test('each part is sealed, and none that is not listed', () => {
  expect(Object.keys(seals)).toEqual(parts.map(({ id }) => id));
});

test('another value, of another fact or another part, has another hash', () => {
  const shell = { type: 'thermalPaste', name: 'One', brand: 'Sample', price: 1, priceDate: '2025-09-01' };
  const tubes = parseCatalogue('thermalPaste', [
    { ...shell, id: 'thermalPaste1', specs: { grams: 4, conductivityWmK: 4 } },
    { ...shell, id: 'thermalPaste1', specs: { grams: 5 } },
    { ...shell, id: 'thermalPaste2', specs: { grams: 4 } },
  ]);
  const hashes = tubes.flatMap((tube) => Object.values(sealPart(tube)));
  expect(new Set(hashes).size).toBe(4);
});
