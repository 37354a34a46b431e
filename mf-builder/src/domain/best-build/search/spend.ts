import type { ListStep, StepId } from '../aims/list';
import { worthOf } from '../aims/worth';
import { places, type Place } from '../places';
import type { Field } from '../tables/field';
import { maskOf, type Mask } from '../tables/mask';
import { Completer } from './completer';
import type { Cores } from './cores';
import { startOf, type Choice, type Start } from './pass';
import type { MindedRange } from './ranked';
import type { Stage } from './stages';

/** A step of the list that was taken, with what it costs more than the build before it. */
export interface Spent {
  id: StepId;
  place: Place;
  cents: number;
}

/** Every core, with so much to mind, of which a build has exactly this worth. */
function startsOf(cores: Cores, worth: number, { from, to, kept }: MindedRange): readonly Start[] {
  const { order, values } = cores;
  const starts: Start[] = [];
  for (let minded = from; minded <= to; minded += 1)
    for (let at = 0; at < order.length; at += 1) {
      const here = worthOf(values[order[at] ?? 0] ?? 0, minded, kept);
      if (here < worth) {
        if (at === 0) return starts;
        break;
      }
      if (here === worth) starts.push(startOf(cores, at, minded));
    }
  return starts;
}

/** Of all builds of the best worth below a price: the cheapest with every step of the list that can be met, the first steps first. */
export function spend(
  field: Field,
  stage: Stage,
  cores: Cores,
  { best, below, steps, minded }: { best: Choice; below: number; steps: readonly ListStep[]; minded: MindedRange },
): { choice: Choice; spent: readonly Spent[] } {
  const { layout } = field.tables;
  const completer = new Completer(field, stage);
  const starts = startsOf(cores, best.value, minded);
  const cheapestWith = (masks: readonly Mask[], limit: number): Choice | undefined => {
    let found: Choice | undefined;
    for (const { first, second, tail, minded: most } of starts) {
      const all = [...(cores.tails[tail]?.places ?? []), ...masks];
      const cents = completer.complete(first, second, all, found?.cents ?? limit, most);
      if (cents !== undefined) found = { options: completer.found.slice(), cents, value: best.value };
    }
    return found;
  };
  let choice = best;
  let kept: readonly Mask[] = [];
  const spent: Spent[] = [];
  for (const step of steps) {
    const { id, place, mostCents, meets } = step;
    const at = places.indexOf(place);
    const option = layout.lists[at]?.[choice.options[at] ?? 0];
    const isMet = option !== undefined && meets(option.lines);
    const masks = [...kept, maskOf(layout, at, ({ lines }) => meets(lines))];
    const next = isMet ? choice : cheapestWith(masks, Math.min(below, choice.cents + mostCents + 1));
    if (!next) continue;
    if (next.cents > choice.cents) spent.push({ id, place, cents: next.cents - choice.cents });
    [choice, kept] = [next, masks];
  }
  return { choice, spent };
}
