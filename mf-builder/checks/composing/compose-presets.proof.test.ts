/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { composePresets } from './compose-presets';
import { shelfFromFiles } from './shelf';

const shelf = shelfFromFiles();
const root = path.join(import.meta.dirname, '../..');

test('the files of the presets are what is composed at the prices that stand', () => {
  const composed = composePresets(shelf);
  if (!composed.ok) throw new Error(composed.reasons.join('\n'));
  for (const [name, text] of composed.files)
    expect([name, readFileSync(path.join(root, name), 'utf8')]).toEqual([name, text]);
}, 300_000);

test('where the cheapest and the dearest cannot meet their price, both are named, and no file is made', () => {
  const dear = { ...shelf, case: shelf.case.map((part) => ({ ...part, price: part.price + 1500 })) };
  expect(composePresets(dear)).toEqual({
    ok: false,
    reasons: expect.arrayContaining([
      expect.stringMatching(
        /^budget-beast cannot be composed at \$699 to the dollar; nothing below .*; the nearest above /,
      ),
    ]),
  });
}, 900_000);
