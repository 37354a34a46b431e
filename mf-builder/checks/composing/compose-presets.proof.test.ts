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

test('where the cheapest cannot meet its price it is named, and no file is made', () => {
  const dear = {
    ...shelf,
    cpu: shelf.cpu.map((part) => (part.id === 'cpu3' ? { ...part, price: part.price + 300 } : part)),
  };
  const nearest =
    /^budget-beast cannot be composed at \$699 to the dollar; nothing below can be composed; the nearest above costs \$\d+, /;
  expect(composePresets(dear)).toEqual({ ok: false, reasons: [expect.stringMatching(nearest)] });
}, 300_000);
