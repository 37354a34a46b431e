import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen, isChosen, noneWanted } from '../chosen-parts';

/** Neither a graphics card nor graphics in the CPU. */
export const displayOutput = defineRule({
  id: 'display-output',
  title: 'Picture',
  source: 'written rule 5',
  reads: { cpu: ['igpu'], gpu: [] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'No picture', unknown: 'Graphics unknown' },
  find: (build) => {
    if (!noneWanted(build, 'gpu') && !isChosen(build, 'gpu')) return undefined;
    const on = judge(build, ['cpu'], ['gpu']);
    if (!on || isChosen(build, 'gpu')) return on?.verdict('A graphics card gives the picture.');
    const cpus = chosen(build, 'cpu');
    if (cpus.some(({ specs }) => typeof specs.igpu === 'string')) return on.verdict('The CPU has graphics of its own.');
    for (const cpu of cpus) on.need(cpu, 'integrated graphics', cpu.specs.igpu);
    const [cpu] = cpus;
    if (cpu && cpus.every(({ specs }) => specs.igpu === null)) {
      on.fail(`There is no picture: ${cpu.name} has no graphics of its own, and no graphics card is chosen.`, [
        'no integrated graphics',
        'no graphics card',
      ]);
    }
    return on.verdict('There is a picture.');
  },
});
