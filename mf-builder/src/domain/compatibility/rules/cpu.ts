import { fold } from '../fold';
import { factOf, judge } from '../judge';
import { chosen, isChosen, noneWanted, pairsOf } from '../parts';
import { chipsetRow, isEntryChipset, overclocks, supportOf } from '../tables/support';
import type { CheckedPart, RuleFunction } from '../types';

type Pair = [CheckedPart<'cpu'>, CheckedPart<'motherboard'>];

export const cpuSocket: RuleFunction = (build) => {
  const on = judge(build, ['cpu', 'motherboard']);
  for (const [cpu, board] of pairsOf(build, 'cpu', 'motherboard')) {
    const plug = on?.need(cpu, 'socket', cpu.specs.socket);
    const socket = on?.need(board, 'socket', board.specs.socket);
    if (plug === undefined || socket === undefined || fold(plug) === fold(socket)) continue;
    on?.fail(`${cpu.name} needs socket ${plug}; ${board.name} has ${socket}.`, [
      `${plug} CPU`,
      `${socket} motherboard`,
    ]);
  }
  return on?.verdict('The CPU fits the socket of the motherboard.');
};

/** Notes what the chipset tables need: a chipset that they list and a CPU that they list. */
const lookUp = (on: ReturnType<typeof judge>, [cpu, board]: Pair) => {
  const chipset = on?.need(board, 'chipset', board.specs.chipset);
  if (chipset === undefined) return undefined;
  const support = supportOf(chipset, cpu.specs);
  if (cpu.specs.arch === undefined && cpu.specs.generation === undefined) {
    on?.lack(factOf(cpu, 'architecture'));
    return undefined;
  }
  return { chipset, support, kind: cpu.specs.generation ?? cpu.specs.arch ?? '' };
};

export const cpuChipset: RuleFunction = (build) => {
  const on = judge(build, ['cpu', 'motherboard']);
  for (const pair of pairsOf(build, 'cpu', 'motherboard')) {
    const found = lookUp(on, pair);
    if (!found) continue;
    const { chipset, support, kind } = found;
    const [cpu, board] = pair;
    const refused = support.has('refused');
    if (refused && support.size === 1)
      on?.fail(`The chipset of ${board.name} does not take ${cpu.name}: ${kind} CPU, ${chipset} chipset.`, [
        `${kind} CPU`,
        `${chipset} chipset`,
      ]);
    else if (refused || support.has('unlisted')) on?.lack(`whether the ${chipset} chipset takes ${cpu.name}`);
  }
  return on?.verdict('The chipset takes this CPU.');
};

// Why: whether the board can flash without a CPU is said, and does not touch the verdict.
const flash = (can: boolean | undefined): string => {
  if (can === undefined) return 'Whether the motherboard can be updated without a CPU is not known.';
  return can
    ? 'The motherboard can be updated without a CPU.'
    : 'The update needs a CPU that already runs: ask the shop to do it.';
};

export const biosUpdate: RuleFunction = (build) => {
  const on = judge(build, ['cpu', 'motherboard']);
  for (const pair of pairsOf(build, 'cpu', 'motherboard')) {
    const found = lookUp(on, pair);
    if (!found) continue;
    const { chipset, support, kind } = found;
    const [cpu, board] = pair;
    // Why: no update makes a refused CPU run; cpu-chipset fails.
    if (support.has('refused') && support.size === 1) return undefined;
    // Why: 'by vendor' and 'boards before Nov 2020' in the table are conditions no fact tells; the update is needed as listed.
    if (support.has('update') && support.size === 1) {
      on?.warn(`${board.name} may need a BIOS update for ${cpu.name}. ${flash(board.specs.biosFlashback)}`, [
        `${kind} CPU`,
        `${chipset} motherboard as first sold`,
      ]);
    } else if (support.size > 1 || support.has('unlisted'))
      on?.lack(`whether ${board.name} needs a BIOS update for ${cpu.name}`);
  }
  return on?.verdict('No BIOS update is needed for this CPU.');
};

export const overclock: RuleFunction = (build) => {
  const on = judge(build, ['cpu', 'motherboard']);
  let note: string | undefined;
  for (const [cpu, board] of pairsOf(build, 'cpu', 'motherboard')) {
    // Why: on a locked CPU the chipset does not matter.
    if (on?.need(cpu, 'multiplier lock', cpu.specs.unlocked) !== true) continue;
    const chipset = on.need(board, 'chipset', board.specs.chipset);
    if (chipset === undefined) continue;
    if (!chipsetRow(chipset)) on.lack(`whether the ${chipset} chipset overclocks CPUs`);
    else if (!overclocks(chipset))
      note = `${cpu.name} is unlocked, but the ${chipset} chipset does not overclock CPUs.`;
  }
  return on?.verdict(note ?? 'Nothing is lost in overclocking.', note);
};

export const displayOutput: RuleFunction = (build) => {
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
};

const smallStage = 150;

export const vrm: RuleFunction = (build) => {
  const on = judge(build, ['cpu', 'motherboard']);
  for (const [cpu, board] of pairsOf(build, 'cpu', 'motherboard')) {
    const chipset = on?.need(board, 'chipset', board.specs.chipset);
    const { maxPowerW, tdpW } = cpu.specs;
    const watts = on?.need(cpu, 'maximum power', maxPowerW ?? tdpW);
    if (chipset === undefined || watts === undefined) continue;
    // Why: of a chipset that is in no table it is not known whether it is an entry chipset.
    if (!chipsetRow(chipset)) on?.lack(`the class of the ${chipset} chipset`);
    else if (!isEntryChipset(chipset)) continue;
    else if (watts > smallStage)
      on?.warn(
        `${cpu.name} draws up to ${watts} W; boards with the ${chipset} chipset are built for about ${smallStage} W.`,
        [`${watts} W CPU`, `${chipset} chipset, ${smallStage} W`],
      );
    else if (maxPowerW === undefined) on?.assume(factOf(cpu, 'maximum power'));
  }
  return on?.verdict('The power stage suits this CPU.');
};
