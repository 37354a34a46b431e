/** @jest-environment node */
import type { Part } from '../../src/catalogue/schema';
import {
  bestBuild,
  curveFigures,
  shelfOf,
  staircase,
  type Conditions,
  type CurveFigures,
  type ShelfParts,
} from '../../src/domain/best-build';
import { pointsText } from '../../src/domain/estimates/points-text';
import { figureTexts } from '../../src/domain/money-curve';
import { exactDollars, wholeDollars } from '@rig4u/shared/format';
import { shelfFromFiles } from '../composing/shelf';
import { random, type Random } from '../random';
import { rounds } from '../rounds';

const whole = shelfFromFiles();

/** Whatever is said of a budget. */
const saidAt = (figures: CurveFigures): string =>
  figureTexts(figures, () => ({ low: 0, high: 100 }))
    .map(({ title, text }) => `${title} ${text}`)
    .join(' ');

/** The catalogue with other prices. */
function repriced(stream: Random): ShelfParts {
  const priced = <P extends Part>(parts: readonly P[]): P[] =>
    parts.map((part) => ({ ...part, price: Math.round(part.price * (0.7 + 0.6 * stream.next())) }));
  return {
    cpu: priced(whole.cpu),
    gpu: priced(whole.gpu),
    motherboard: priced(whole.motherboard),
    ram: priced(whole.ram),
    case: priced(whole.case),
    cooling: priced(whole.cooling),
    psu: priced(whole.psu),
    storage: priced(whole.storage),
    caseFan: priced(whole.caseFan),
    cables: priced(whole.cables),
  };
}

test('whatever the prices, each sentence says what the search says at that budget', () => {
  const stream = random(31);
  const texts = new Set<string>();
  for (let round = 0; round < rounds({ full: 40, short: 2 }); round += 1) {
    const shelf = shelfOf(repriced(stream));
    const conditions: Conditions = { use: 'gaming', resolution: '1440p', budgetCents: Number.MAX_SAFE_INTEGER };
    const steps = staircase(shelf, conditions);
    const valueAt = (budgetCents: number): number => {
      const answer = bestBuild(shelf, { ...conditions, budgetCents });
      return answer.kind === 'best' ? answer.value : Number.NaN;
    };
    for (const budget of [80_000, 140_000, 210_000]) {
      const figures = curveFigures(steps, budget);
      if (!figures) throw new Error('There is no build at this budget.');
      const { here, next, less, flat } = figures;
      const sentences = saidAt(figures);
      texts.add(sentences);
      expect(here.value).toBe(valueAt(budget));
      if (next) {
        expect(valueAt(here.totalCents + next.cents)).toBeCloseTo(here.value + next.gain);
        expect(valueAt(here.totalCents + next.cents - 1)).toBeLessThan(here.value + next.gain);
        const better = steps.filter(({ value }) => value > here.value);
        const near = better.filter(({ totalCents }) => totalCents <= (figures.reachCents ?? Number.POSITIVE_INFINITY));
        for (const other of near)
          expect((other.value - here.value) / (other.totalCents - here.totalCents)).toBeLessThanOrEqual(
            next.gain / next.cents + 1e-9,
          );
        expect(sentences).toContain(`+${exactDollars(next.cents / 100)} is the best next step`);
        expect(sentences).toContain(`${pointsText(next.gain)} more`);
      }
      if (less) {
        expect(valueAt(here.totalCents - less.cents)).toBeCloseTo(here.value - less.gain);
        expect(valueAt(here.totalCents - 1)).toBeCloseTo(here.value - less.gain);
        expect(sentences).toContain(`−${exactDollars(less.cents / 100)} costs ${pointsText(less.gain)}`);
      }
      if (flat?.toCents !== undefined) {
        expect(valueAt(flat.toCents - 1)).toBe(valueAt(flat.fromCents));
        expect(valueAt(flat.toCents)).toBeGreaterThan(valueAt(flat.fromCents));
        expect(sentences).toContain(
          `Flat from ${wholeDollars(Math.ceil(flat.fromCents / 100))} to ${wholeDollars(Math.floor(flat.toCents / 100))}`,
        );
      }
    }
  }
  // Other prices, other sentences.
  expect(texts.size).toBe(3 * rounds({ full: 40, short: 2 }));
});
