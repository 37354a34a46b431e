import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen, isChosen, noneWanted } from '../chosen-parts';

/** No cooler, and none in the box of the CPU. */
export const coolerMissing = defineRule({
  id: 'cooler-missing',
  title: 'CPU cooler',
  source: 'written rule 46',
  reads: { cooling: [], cpu: ['coolerIncluded'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'No CPU cooler', unknown: 'Boxed cooler unknown' },
  asks: 'Needs a CPU cooler',
  find: (build) => {
    if (!noneWanted(build, 'cooling') && !isChosen(build, 'cooling')) return undefined;
    const on = judge(build, ['cpu'], ['cooling']);
    if (isChosen(build, 'cooling')) return on?.verdict('A CPU cooler is chosen.');
    for (const cpu of chosen(build, 'cpu')) {
      const boxed = on?.need(cpu, 'boxed cooler', cpu.specs.coolerIncluded);
      if (boxed === false)
        on?.fail(
          `Nothing cools ${cpu.name}: no cooler is in its box, and none is chosen.`,
          ['no cooler in the box', 'no cooler chosen'],
          'a CPU cooler',
        );
    }
    return on?.verdict('A cooler comes in the box of the CPU.');
  },
});
