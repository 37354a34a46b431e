import { chosenOf, partLines, type BuildComponents } from '@rig4u/shared/builds';
import { differenceText } from '../../../../components/check/difference-text';
import { caseSizes, type Answer, type Conditions, type FoundBuild } from '../../../../domain/best-build';
import { fromComponents } from '../../../../domain/compatibility/checked-build';
import { estimatedDraw } from '../../../../domain/compatibility/power-draw';
import { cardOf, processorOf, rangeText } from '../../../../domain/money-curve';
import type { Alternative } from './outcome';
import { rangeOf } from './range-of';
import { useWords } from '../use-words';

/** What the search is asked, wherever it runs. */
export interface Ask {
  best: (conditions: Conditions) => Promise<Answer>;
  staircase: (conditions: Conditions) => Promise<readonly FoundBuild[]>;
}

const idsOf = (parts: BuildComponents): string =>
  partLines(parts)
    .map(({ part }) => part.id)
    .join();

/** The best build under further wishes; undefined where there is none within the budget, or where it is the one that is known. */
async function other(ask: Ask, conditions: Conditions, known: FoundBuild): Promise<FoundBuild | undefined> {
  const found = await ask.best(conditions);
  return found.kind === 'best' && idsOf(found.parts) !== idsOf(known.parts) ? found : undefined;
}

/** What it costs and brings beside the best build: `$86.10 less, gaming estimate 69–80 instead of 70–81`. */
function beside(found: FoundBuild, best: FoundBuild, conditions: Conditions): string {
  const [own, its] = [rangeOf(conditions, best.parts), rangeOf(conditions, found.parts)].map(rangeText);
  const estimate =
    own === its
      ? `the same ${useWords[conditions.use].estimate}`
      : `${useWords[conditions.use].estimate} ${its} instead of ${own}`;
  return `${differenceText(found.totalCents - best.totalCents)}, ${estimate}`;
}

/** The cheapest with the same card, or processor where that makes the pictures. */
async function sameCard(ask: Ask, conditions: Conditions, best: FoundBuild): Promise<Alternative[]> {
  const type = best.parts.gpu ? 'gpu' : 'cpu';
  const locked = { [type]: best.parts[type] };
  // The first step of its own curve on which the check says nothing worse.
  const found = (await ask.staircase({ ...conditions, budgetCents: best.totalCents, locked })).find(
    ({ tier }) => tier === best.tier,
  );
  if (!found || found.totalCents >= best.totalCents) return [];
  const [name, what] = type === 'gpu' ? [cardOf(best.parts), 'card'] : [processorOf(best.parts), 'processor'];
  return [
    {
      title: `Cheapest with the same ${what}`,
      reason: `Also has the ${name}: ${beside(found, best, conditions)}.`,
      found,
    },
  ];
}

const watts = ({ parts }: FoundBuild): number => estimatedDraw(fromComponents(parts)).watts;

async function quieter(ask: Ask, conditions: Conditions, best: FoundBuild): Promise<Alternative[]> {
  if (conditions.quiet) return [];
  const found = await other(ask, { ...conditions, quiet: true }, best);
  if (!found) return [];
  const [own, its] = [watts(best), watts(found)];
  const why = its < own ? `Draws ${its} W instead of ${own} W` : 'Quiet case, cooler, fans and power supply';
  return [{ title: 'Quieter', reason: `${why}, ${beside(found, best, conditions)}.`, found }];
}

const specOf = ({ parts }: FoundBuild, key: string): unknown => chosenOf(parts, 'case')[0]?.part.specs?.[key];

/** The litres of the case, where its three measures are known. */
function litres(found: FoundBuild): number | undefined {
  const sides = specOf(found, 'dimensions');
  if (!Array.isArray(sides)) return undefined;
  return Math.round(sides.reduce((product: number, side) => product * Number(side), 1) / 1e6);
}

async function smaller(ask: Ask, conditions: Conditions, best: FoundBuild): Promise<Alternative[]> {
  const size = caseSizes.findIndex((one) => String(specOf(best, 'formFactor')).startsWith(one));
  const next = caseSizes[size - 1];
  const found = next && (await other(ask, { ...conditions, size: next }, best));
  if (!found) return [];
  const [own, its] = [litres(best), litres(found)];
  // A case of a smaller class may be the larger one.
  if (own !== undefined && its !== undefined && its >= own) return [];
  const room = own !== undefined && its !== undefined ? ` of ${its} L instead of ${own} L` : '';
  return [
    {
      title: 'Smaller',
      reason: `${next === 'ATX' ? 'An' : 'A'} ${next} case${room}, ${beside(found, best, conditions)}.`,
      found,
    },
  ];
}

/** What else somebody may want within the budget: the cheapest with the same card, a quieter one, a smaller one. */
export async function alternativesTo(
  ask: Ask,
  conditions: Conditions,
  best: FoundBuild,
): Promise<readonly Alternative[]> {
  const found = await Promise.all([sameCard, quieter, smaller].map((find) => find(ask, conditions, best)));
  return found.flat();
}
