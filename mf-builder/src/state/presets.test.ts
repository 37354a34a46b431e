import { chosenOf, totalOf } from '@rig4u/shared/builds';
import { loadPresets } from '../domain/presets';
import { atImportedPrices } from './presets';

test('a ready-made build follows imported prices; its price stays the rounded sum of its parts', async () => {
  const [preset] = await loadPresets();
  if (!preset) throw new Error('there is no preset');
  const id = chosenOf(preset.parts, 'cpu')[0]?.part.id ?? '';
  const now = atImportedPrices(preset, { [id]: [{ date: '2030-01-01', price: 12.34 }] });
  expect(chosenOf(now.parts, 'cpu')[0]?.part).toMatchObject({
    id,
    price: 12.34,
    priceDate: '2030-01-01',
    imported: true,
  });
  expect(now.price).toBe(Math.round(totalOf(now.parts) / 100));
  expect(atImportedPrices(preset, { [id]: [{ date: '2020-01-01', price: 12.34 }] })).toBe(preset);
});
