import { defineRule } from '../define-rule';
import { judge, type Judge } from '../judge';
import { leadsPictureOut } from '../tables/picture-chipsets';
import type { CheckedPart, Facts } from '../types';
import { chosen, isChosen, noneWanted } from '../chosen-parts';

type Board = CheckedPart<'motherboard', Pick<Facts<'motherboard'>, 'chipset' | 'displayOutputs'>>;

/** Whether a board leads the picture of the processor out: by its chipset, and by a plug. */
const judgeBoard = (on: Judge, board: Board): void => {
  const chipset = on.need(board, 'chipset', board.specs.chipset);
  const outputs = on.need(board, 'list of video outputs', board.specs.displayOutputs);
  const leads = chipset === undefined ? undefined : leadsPictureOut(chipset);
  if (leads === false)
    on.fail(
      `There is no picture: the ${chipset} chipset of ${board.name} does not lead the graphics of the CPU out, and no graphics card is chosen.`,
      [`${chipset} chipset`, 'no graphics card'],
      'a graphics card',
    );
  else if (outputs?.length === 0)
    on.fail(
      `There is no picture: ${board.name} has no video output, and no graphics card is chosen.`,
      ['no video output', 'no graphics card'],
      'a graphics card',
    );
  else if (chipset !== undefined && leads === undefined)
    on.missing(`whether the ${chipset} chipset leads the graphics of the CPU out`);
};

/** Neither a graphics card nor graphics in the CPU. */
export const displayOutput = defineRule({
  id: 'display-output',
  title: 'Picture',
  source: 'written rule 5, edition 13',
  reads: { cpu: ['igpu'], gpu: [], motherboard: ['chipset', 'displayOutputs'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'No picture', unknown: 'Graphics unknown' },
  asks: 'Needs a graphics card',
  find: (build) => {
    if (!noneWanted(build, 'gpu') && !isChosen(build, 'gpu')) return undefined;
    const on = judge(build, ['cpu'], isChosen(build, 'gpu') ? ['gpu'] : ['motherboard']);
    if (!on || isChosen(build, 'gpu')) return on?.verdict('A graphics card gives the picture.');
    const cpus = chosen(build, 'cpu');
    if (!cpus.some(({ specs }) => typeof specs.igpu === 'string'))
      for (const cpu of cpus) on.need(cpu, 'integrated graphics', cpu.specs.igpu);
    const [cpu] = cpus;
    if (cpu && cpus.every(({ specs }) => specs.igpu === null)) {
      on.fail(
        `There is no picture: ${cpu.name} has no graphics of its own, and no graphics card is chosen.`,
        ['no integrated graphics', 'no graphics card'],
        'a graphics card',
      );
    }
    for (const board of chosen(build, 'motherboard')) judgeBoard(on, board);
    return on.verdict('The CPU has graphics of its own.');
  },
});
