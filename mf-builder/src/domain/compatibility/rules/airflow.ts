import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen, isChosen, isSettled } from '../chosen-parts';

/** At least one fan that moves air in or out: one of the case's own, a chosen one, or one on a radiator. */
// Why not before a cooler or fans are settled: what a case brings is not all it gets.
export const airflow = defineRule({
  id: 'airflow',
  title: 'Airflow',
  source: 'edition 2, airflow',
  reads: { case: ['fansIncluded'], caseFan: [], cooling: ['type'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'No fan moves air', unknown: 'Airflow unknown' },
  find: (build) => {
    if (!isSettled(build, 'cooling') && !isSettled(build, 'caseFan')) return undefined;
    const on = judge(build, ['case'], ['caseFan', 'cooling']);
    const coolers = chosen(build, 'cooling');
    if (isChosen(build, 'caseFan') || coolers.some(({ specs }) => specs.type === 'liquid'))
      return on?.verdict('A fan moves air through the case.');
    for (const cooler of coolers) on?.need(cooler, 'type', cooler.specs.type);
    for (const box of chosen(build, 'case'))
      if (on?.need(box, 'number of supplied fans', box.specs.fansIncluded) === 0)
        on.warn(`No fan moves air in or out of ${box.name}: 0 fans, 1 wanted at least.`, ['0 fans', '1 fan at least']);
    return on?.verdict('A fan moves air through the case.');
  },
});
