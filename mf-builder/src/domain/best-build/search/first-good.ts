import type { Field } from '../tables/field';
import { Completer } from './completer';
import type { Cores } from './cores';
import { startOf, type Choice } from './pass';
import type { Stage } from './stages';

/** The best build without anything to mind that can be completed from some cores: no proof; it is there for who stops the search. */
export function firstGood(field: Field, stage: Stage, cores: Cores, below: number): Choice | undefined {
  const { order, values, tails } = cores;
  const completer = new Completer(field, stage);
  for (const [at, core] of order.entries()) {
    const { first, second, tail } = startOf(cores, at, 0);
    const cents = completer.complete(first, second, tails[tail]?.places ?? [], below, 0);
    if (cents !== undefined) return { options: completer.found.slice(), cents, value: values[core] ?? 0 };
  }
  return undefined;
}
