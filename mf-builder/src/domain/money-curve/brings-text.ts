import { listed, wholeDollars } from '@rig4u/shared/format';
import { cardOf, pairText, processorOf, rangeText, type CurveStep } from './curve-step';

/** The best that a budget in cents buys; undefined where it buys no PC. Steps are cheapest first. */
export const stepAt = (steps: readonly CurveStep[], budgetCents: number): CurveStep | undefined =>
  steps.findLast(({ totalCents }) => totalCents <= budgetCents);

/** `For $1,200: RX 9070 GRE with the AMD Ryzen 5 5600, gaming estimate 41–47 of 100.` `estimate` is its name. */
export function bringsText(steps: readonly CurveStep[], budgetCents: number, estimate: string): string {
  const step = stepAt(steps, budgetCents);
  const [first] = steps;
  if (step)
    return `For ${wholeDollars(budgetCents / 100)}: ${pairText(step.parts)}, ${estimate} ${rangeText(step)} of 100.`;
  return first
    ? `The cheapest PC that works costs ${wholeDollars(Math.ceil(first.totalCents / 100))}.`
    : 'No build in this catalogue works under your conditions.';
}

/** From which budget on which card is the best, or which processor where there is no card: `RTX 5060 from $850`. */
export function curveInWords(steps: readonly CurveStep[]): string {
  const seen = new Set<string>();
  const words = steps.flatMap(({ parts, totalCents }) => {
    const name = cardOf(parts) || processorOf(parts);
    if (seen.has(name)) return [];
    seen.add(name);
    return [`${name} from ${wholeDollars(Math.ceil(totalCents / 100))}`];
  });
  return listed(words);
}
