import type { Field } from '../tables/field';
import { Completer } from './completer';
import type { Stage } from './stages';

const known = new WeakMap<Stage, { cents: number | undefined }>();

/** The price in cents of the cheapest build of a stage, without what is beside the places; undefined where there is none. */
export function leastPrice(field: Field, stage: Stage): number | undefined {
  const kept = known.get(stage) ?? { cents: leastOf(field, stage) };
  known.set(stage, kept);
  return kept.cents;
}

function leastOf(field: Field, stage: Stage): number | undefined {
  const { loose } = stage.levels;
  const [firsts = [], seconds = []] = loose.layout.lists;
  const heads = firsts
    .flatMap((_, first) => seconds.map((__, second) => ({ first, second, least: loose.head(first, second).least })))
    .filter(({ least }) => least < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.least - b.least);
  const completer = new Completer(field, stage);
  let below = Number.POSITIVE_INFINITY;
  for (const { first, second, least } of heads) {
    if (least >= below) break;
    below = completer.complete(first, second, [], below, Number.POSITIVE_INFINITY) ?? below;
  }
  return below < Number.POSITIVE_INFINITY ? below : undefined;
}
