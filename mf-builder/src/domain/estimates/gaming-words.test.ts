/** @jest-environment node */
import type { Resolution } from '.';
import { gamingAt, gamingSentence, gamingWords, resolutions } from '.';
import { partsInFile, storedPart } from '../../../checks/catalogue-files';
import { ofToms2026 } from '../../../checks/gaming-relations/gpu-table-2026';
import { hundredIs } from './fastest-card';
import { frameClasses, framesOf100, typicalPcs } from './gaming-words';

const processors = partsInFile('cpu').map(storedPart);
const cards = partsInFile('gpu').map(storedPart);
const chipOf = (card: (typeof cards)[number]): string => String(card.specs?.chip ?? '');

function estimated(chip: string, processor: string, at: Resolution) {
  const cpu = processors.find(({ name }) => name === processor);
  const gpu = cards.find((card) => chipOf(card) === chip);
  if (!cpu || !gpu) throw new Error(`The catalogue has no ${chip} or no ${processor}.`);
  const estimate = gamingAt({ cpu, gpu })[at];
  if (!estimate.known) throw new Error(estimate.reason);
  return estimate;
}

/** Frames a second of each card in the published table. */
const published = (at: Resolution): ReadonlyMap<string, number> =>
  new Map(
    ofToms2026
      .filter(({ resolution }) => resolution === at)
      .flatMap(({ faster, slower, figures }): [string, number][] =>
        typeof figures === 'string'
          ? []
          : [
              [faster, figures[0]],
              [slower, figures[1]],
            ],
      ),
  );

/** Which processor a typical PC has beside each card, as this product's own builds pair them. */
const besides: Readonly<Record<string, string>> = {
  'RTX 5050': 'Ryzen 5 5600',
  'RTX 5060': 'Ryzen 5 7600',
  'RTX 5060 Ti': 'Ryzen 5 7600',
  'RTX 5070': 'Ryzen 7 9700X',
  'RTX 5070 Ti': 'Ryzen 7 9800X3D',
  'RTX 5080': 'Ryzen 7 9800X3D',
  'RTX 5090': 'Ryzen 7 9800X3D',
};

test.each(resolutions)('at %s the typical PCs have the points that the model gives them, slowest first', (at) => {
  for (const pc of typicalPcs)
    expect(Math.abs(estimated(`GeForce ${pc.card}`, besides[pc.card] ?? '', at).middle - pc[at])).toBeLessThanOrEqual(
      0.6,
    );
  const points = typicalPcs.map((pc) => pc[at]);
  expect(points).toEqual(points.toSorted((a, b) => a - b));
});

test.each(resolutions)(
  'at %s frames follow from the published table: no card is called more than it measured',
  (at) => {
    const frames = published(at);
    const top = frames.get('GeForce RTX 5090') ?? 0;
    const { middle } = estimated('GeForce RTX 5090', 'Ryzen 7 9800X3D', at);
    expect(Math.abs((100 * top) / middle / framesOf100[at] - 1)).toBeLessThan(0.01);
    const placeOf = (rate: number) => frameClasses.findIndex((one) => rate >= one.frames);
    const known = [...new Set(cards.map(chipOf))].filter((chip) => frames.has(chip));
    expect(known.length).toBeGreaterThan(12);
    for (const chip of known) {
      const measured = frames.get(chip) ?? 0;
      const { low } = estimated(chip, 'Ryzen 7 9800X3D', at);
      const said = placeOf((low * framesOf100[at]) / 100);
      // A later class is a slower one: caution may cost one class, and no more.
      expect([chip, said >= placeOf(measured), said - placeOf(measured) <= 1]).toEqual([chip, true, true]);
    }
  },
);

test('100 is named: the pair that the scale goes by', () => {
  const [, cpu, card] = /a (Ryzen .+) with an (RTX .+)$/.exec(hundredIs) ?? [];
  for (const at of resolutions) expect(estimated(`GeForce ${card}`, cpu ?? '', at).middle).toBeCloseTo(100, 1);
});

test('a range is put in words by its lower end, and beside PCs that people know', () => {
  expect(gamingSentence({ low: 49, high: 55 }, '1440p')).toBe(
    '1440p, highest settings: smooth in new games; as fast as a typical RTX 5070 PC',
  );
  expect(gamingWords({ low: 92, high: 100 }, '1440p')).toEqual({
    games: 'smooth in new games, on a 120 Hz screen too',
    like: 'as fast as a typical RTX 5090 PC',
  });
  expect(gamingWords({ low: 44, high: 51 }, '1440p').like).toBe('between typical PCs with RTX 5060 Ti and RTX 5070');
  expect(gamingWords({ low: 30, high: 60 }, '1440p').like).toBe('as fast as typical PCs from RTX 5060 to RTX 5070');
  expect(gamingWords({ low: 30, high: 60 }, '1440p').games).toBe('playable in new games, smooth at lower settings');
  expect(gamingWords({ low: 5, high: 8 }, '4k')).toEqual({
    games: 'too much for this PC in new games',
    like: 'slower than a typical RTX 5050 PC',
  });
  expect(gamingWords({ low: 100, high: 100 }, '1440p').like).toBe('faster than a typical RTX 5090 PC');
});
