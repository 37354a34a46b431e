import { wholeDollars } from '@rig4u/shared/format';
import { cardLabels, type CardLabel } from './card-labels';
import type { CurveStep } from './curve-step';

/** A point of the picture in percent, from its left and from its foot. */
export interface ChartPoint {
  x: number;
  y: number;
}

/** A figure of a scale, in percent along it; a `fine` one goes where there is little room. */
export interface Tick {
  at: number;
  text: string;
  fine: boolean;
}

export interface Chart {
  /** The best estimate at each budget as the search compares it, and its range: paths on 100 by 100, from the upper left corner. */
  line: string;
  band: string;
  estimates: readonly Tick[];
  budgets: readonly Tick[];
  /** Where the graphics card changes. */
  cards: readonly (ChartPoint & CardLabel)[];
  /** Where a price in cents and an estimate lie. */
  place: (cents: number, value: number) => ChartPoint;
}

/** Something that has to lie within the picture. */
export type Mark = Pick<CurveStep, 'totalCents' | 'value'>;

const share = (value: number, from: number, to: number): number =>
  Math.round((10_000 * (value - from)) / (to - from)) / 100;

const multiples = (from: number, to: number, step: number): number[] => {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, count) => (first + count) * step);
};

/** The round step, in dollars, that brings ten figures or fewer. */
const budgetStep = (dollars: number): number => [100, 250, 500, 1000].find((step) => dollars / step <= 10) ?? 2500;

/** Where a scale of money begins and ends, in cents. */
export interface Span {
  from: number;
  to: number;
}

/** From the lowest price to the highest. The last step goes on a little: it is what all further money buys. */
function spanOf(priced: readonly Mark[]): Span {
  const prices = priced.map(({ totalCents }) => totalCents);
  const [from, top] = [Math.min(...prices), Math.max(...prices)];
  return { from, to: top + (top - from) * 0.03 };
}

/**
 * Steps (cheapest first) as a picture: money to the right, the estimate upwards. `span` is the scale of money, where something beside the
 * picture has one; steps beyond its end are left out. Undefined for fewer than two steps.
 */
export function chartOf(all: readonly CurveStep[], marks: readonly Mark[], span?: Span): Chart | undefined {
  const steps = span ? all.filter(({ totalCents }) => totalCents < span.to) : all;
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || first === last) return undefined;
  const { from, to } = span ?? spanOf([...steps, ...marks]);
  const values = [...steps.flatMap(({ low, high, value }) => [low, high, value]), ...marks.map(({ value }) => value)];
  const [foot, head] = [Math.floor(Math.min(...values) / 10) * 10, Math.ceil(Math.max(...values) / 10) * 10];
  const place = (cents: number, value: number): ChartPoint => ({
    x: share(cents, from, to),
    y: share(value, foot, head),
  });
  const stairs = (value: (step: CurveStep) => number): string =>
    steps
      .map((step, at) => {
        const { x, y } = place(step.totalCents, value(step));
        const end = place(steps[at + 1]?.totalCents ?? to, 0).x;
        return `${at === 0 ? 'M' : 'L'}${x} ${100 - y}H${end}`;
      })
      .join('');
  const back = steps
    .map((step, at) => {
      const { x, y } = place(step.totalCents, step.low);
      return `L${place(steps[at + 1]?.totalCents ?? to, 0).x} ${100 - y}H${x}`;
    })
    .toReversed()
    .join('');
  const step = budgetStep((to - from) / 100);
  return {
    line: stairs(({ value }) => value),
    band: `${stairs(({ high }) => high)}${back}Z`,
    estimates: multiples(foot, head, 20).map((value) => ({
      at: share(value, foot, head),
      text: String(value),
      fine: false,
    })),
    budgets: multiples(from / 100, to / 100, step).map((dollars, at) => ({
      at: share(dollars * 100, from, to),
      text: wholeDollars(dollars),
      fine: at % 3 !== 0,
    })),
    cards: cardLabels(steps, (cents) => share(cents, from, to)).map((label) => ({
      ...place(label.step.totalCents, label.step.value),
      ...label,
    })),
    place,
  };
}
