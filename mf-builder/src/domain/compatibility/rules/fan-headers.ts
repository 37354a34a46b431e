import { hubFacts, withoutHub } from '../build-facts/fan-hubs';
import { overload, plugCurrents } from '../build-facts/header-currents';
import { noteChains, plugsOfPacks, plus, type Plugs } from '../build-facts/plugged-fans';
import { planOf, sharersOf, sharersText, type HeaderPlan } from '../build-facts/shared-headers';
import { defineRule, type BuildOf } from '../define-rule';
import { counted } from '../spelling';
import { judge, type Judge } from '../judge';
import { chosen, isChosen } from '../chosen-parts';
import type { PartRef } from '../types';

const reads = {
  motherboard: ['fanHeaders', 'fanHeaderA'],
  caseFan: ['qty', 'chain', 'currentA', ...hubFacts],
  case: ['fansIncluded', 'fanHub'],
  cooling: ['type'],
  cables: ['ways', 'packOf'],
} as const;

type Build = BuildOf<typeof reads>;

/** The packs that are plugged into the board: those with a hub of their own take no header. */
const packsOf = (build: Build) => withoutHub(chosen(build, 'caseFan'));

/** What a header gives in A where the board does not say: boards state 1 A and more. */
const usualLimitA = 1;

/** Plugs of fans and pumps: chosen fans, the case's own, the pump of a liquid cooler (its fans use the CPU header). */
const plugsOf = (build: Build, on: Judge): Plugs => {
  let others = 0;
  for (const box of chosen(build, 'case'))
    others += (on.need(box, 'number of supplied fans', box.specs.fansIncluded) ?? 0) * box.quantity;
  for (const cooler of chosen(build, 'cooling'))
    others += on.need(cooler, 'type', cooler.specs.type) === 'liquid' ? cooler.quantity : 0;
  return plus({ least: others, most: others }, plugsOfPacks(packsOf(build), on));
};

/** Fails where the chosen fans draw more than the headers give, however they share them. Hubs take the hungriest from the supply. */
const judgeCurrents = (build: Build, board: PartRef, headers: number, limit: number, on: Judge): void => {
  const packs = packsOf(build);
  const byHub = chosen(build, 'case').reduce((sum, { specs, quantity }) => sum + (specs.fanHub ?? 0) * quantity, 0);
  const ways = plugCurrents(packs).map((plugs) => plugs.slice(byHub));
  const over = ways.map((plugs) => overload(plugs, headers, limit));
  if (!over.every(Boolean)) {
    if (over.some(Boolean)) noteChains(packs, on);
    return;
  }
  const sum = Math.round(100 * (ways[0] ?? []).reduce((all, current) => all + current, 0)) / 100;
  const values = [`${sum} A of fans`, `${headers} × ${limit} A`] as const;
  on.fail(`The chosen fans draw more than the fan headers of ${board.name} give: ${values.join(', ')}.`, values);
};

/** What is missing: splitters on headers that carry one plug each, or more than they can. */
const warnOf = (board: PartRef, headers: number, least: number, { places, single }: HeaderPlan, on: Judge): void => {
  const values = [counted(least, 'plug'), counted(headers, 'header')] as const;
  const missing = least - places;
  const splitters = counted(missing, 'fan splitter');
  if (missing <= single)
    on.warn(`${board.name} needs ${splitters} for its fans and pumps: ${values.join(', ')}.`, values, splitters);
  else
    on.warn(
      `${board.name} has too few fan headers even for fan splitters, a hub helps: ${values.join(', ')} for fans and pumps.`,
      values,
      'a fan hub',
    );
};

/** Chosen and supplied fans and pumps on the headers, that of the CPU apart: one on each, or more by a splitter or the hub of the case. */
// Why each kind of fan counts as soon as it is there: no board has a header for nothing. Fans that plug into each other are one plug.
export const fanHeaders = defineRule({
  id: 'fan-headers',
  title: 'Fan headers',
  source: 'written rule 40, decision 50',
  reads,
  can: ['pass', 'fail', 'warning', 'unknown'],
  short: { fail: 'Fans overload headers', warning: 'Needs fan splitters', unknown: 'Fan headers unknown' },
  find: (build) => {
    const types = (['caseFan', 'case', 'cooling', 'cables'] as const).filter((type) => isChosen(build, type));
    // Why none for an air cooler alone: its fan uses the CPU header.
    if (
      !isChosen(build, 'caseFan') &&
      !isChosen(build, 'case') &&
      chosen(build, 'cooling').every(({ specs }) => specs.type === 'air')
    )
      return undefined;
    const on = judge(build, ['motherboard'], types);
    if (!on) return undefined;
    const { least, most } = plugsOf(build, on);
    const sharers = sharersOf(build);
    let note: string | undefined;
    for (const board of chosen(build, 'motherboard')) {
      const headers = on.need(board, 'number of fan headers', board.specs.fanHeaders);
      if (headers === undefined) continue;
      const plan = planOf(headers, sharers);
      if (least > plan.places) warnOf(board, headers, least, plan, on);
      else if (most > plan.places) noteChains(packsOf(build), on);
      else if (most > headers) note ??= sharersText(plan);
      if (most > headers && headers > 0)
        judgeCurrents(build, board, headers, board.specs.fanHeaderA ?? usualLimitA, on);
    }
    return on.verdict(
      packsOf(build).length < chosen(build, 'caseFan').length
        ? 'Every fan without a hub of its own finds a header.'
        : 'Every fan finds a header.',
      note,
    );
  },
});
