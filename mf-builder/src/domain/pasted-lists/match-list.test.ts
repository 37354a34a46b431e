import { partTypeNames } from '@rig4u/shared/builds';
import { isOnSale } from '../../catalogue/on-sale';
import { loadRetired } from '../../catalogue/retired';
import type { Part } from '../../catalogue/schema';
import { builtIn } from '../../catalogue/source';
import { firstChoice } from './taken-parts';
import { understand } from './understand';

let parts: readonly Part[] = [];
let once: readonly Part[] = [];
beforeAll(async () => {
  parts = (await Promise.all(partTypeNames.map((type) => builtIn.load(type)))).flat();
  once = await loadRetired();
});

/** The ids that the lines of a list become; undefined for a part that is not known. */
const taken = (text: string) =>
  understand(text, parts, once).matches.map((found) => {
    const { take, part } = firstChoice(found);
    return take === 'listed' ? part?.id : undefined;
  });

// Written out, because a part that went once more from this list would otherwise not be missed.
const replaced = [
  ...['ram11', 'storage2', 'storage6', 'storage8', 'storage12', 'storage15', 'cooling10', 'cpu21'],
  ...['gpu2', 'gpu5', 'gpu7', 'gpu13', 'monitor5', 'monitor12', 'monitor13', 'monitor17'],
];

test.each(replaced)('%s is found by its name, and is called one that is sold no more', (id) => {
  const part = once.find((one) => one.id === id);
  const [found] = understand(`${part?.brand} ${part?.name}`, parts, once).matches;
  expect(found).toMatchObject({ match: part, sure: true, unlisted: true });
  expect(found?.match && isOnSale(found.match)).toBe(false);
});

test('a name that is merely near means none of them', () => {
  expect(taken('GPU: NVIDIA GeForce RTX 4060\nStorage: Crucial P3 Plus 500GB\nMonitor: Dell S2721DGF')).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(taken('CPU: AMD Ryzen 7 5700G\nCPU: AMD Ryzen 7 5800X3D\nCooler: DeepCool AK620 G2')).toEqual([
    undefined,
    'cpu24',
    undefined,
  ]);
});

test('where a part of the list fits as well, it is the one that is meant', () => {
  const [gone] = once.filter(({ id }) => id === 'storage6');
  if (!gone) throw new Error('It is not among the parts that were listed once.');
  const back: Part = { ...gone, id: 'storage900' };
  const [found] = understand(`Storage: ${gone.brand} ${gone.name}`, [...parts, back], once).matches;
  expect(found).toMatchObject({ match: { id: 'storage900' }, sure: true });
  expect(found?.unlisted).toBeUndefined();
  expect(found?.alternatives).not.toContain(gone);
});

test('of the parts of a PC, as a report names them, those that were listed once are found and owned', () => {
  const report = `HWiNFO64 Version 8.24
CPU Brand Name: AMD Ryzen 7 5700X3D 8-Core Processor
Drive Model: CT1000BX500SSD1
Monitor Name: DELL S2722DGM
`;
  const { matches } = understand(report, parts, once);
  expect(matches.map(({ match, line }) => [match?.id, line.owned])).toEqual([
    ['cpu21', true],
    ['monitor5', true],
    ['storage15', true],
  ]);
});
