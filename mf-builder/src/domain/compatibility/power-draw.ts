import { judge } from './judge';
import { chosen, isSettled } from './chosen-parts';
import type { CheckedBuild, PartRef } from './types';

/** What everything but CPU and graphics cards draws, in W. */
export const restW = 75;

/** One line of the draw: a part with its watts over its quantity, or the rest of the PC. */
export interface DrawLine {
  label: string;
  /** Absent for the rest. */
  part?: PartRef;
  /** Undefined where the part's power is not known. */
  watts: number | undefined;
  /** Where the figure is from, in words. */
  basis: string;
}

export interface Draw {
  /** The sum of what is known, in W. */
  watts: number;
  /** The true draw may be higher: a part's power is not known, or only its rated power is. */
  atLeast: boolean;
  lines: readonly DrawLine[];
}

interface Share {
  part: PartRef & { quantity: number };
  watts: number | undefined;
  /** Only the rated power is known: a lower bound. */
  rated: boolean;
}

const labelOf = ({ name, quantity }: { name: string; quantity: number }): string =>
  quantity > 1 ? `${quantity} × ${name}` : name;

/** What CPUs draw at most and graphics cards draw, part by part. */
const drawShares = (build: CheckedBuild): { cpus: readonly Share[]; gpus: readonly Share[] } => ({
  cpus: chosen(build, 'cpu').map((part) => {
    const watts = part.specs.maxPowerW ?? part.specs.tdpW;
    return {
      part,
      watts: watts === undefined ? undefined : watts * part.quantity,
      rated: part.specs.maxPowerW === undefined && watts !== undefined,
    };
  }),
  gpus: chosen(build, 'gpu').map((part) => ({
    part,
    watts: part.specs.tdpW === undefined ? undefined : part.specs.tdpW * part.quantity,
    rated: false,
  })),
});

/** The estimated draw with a line per part: CPU at its maximum, each graphics card, and 75 W for the rest. Without a part no line. */
export const estimatedDraw = (build: CheckedBuild): Draw => {
  const { cpus, gpus } = drawShares(build);
  const line =
    (basis: string) =>
    ({ part, watts, rated }: Share): DrawLine => ({
      label: labelOf(part),
      part,
      watts,
      basis: watts === undefined ? 'not known' : rated ? 'rated power; at its maximum it draws more' : basis,
    });
  const lines = [...cpus.map(line('maximum power')), ...gpus.map(line('rated power of the card'))];
  if (lines.length === 0) return { watts: 0, atLeast: false, lines };
  const rest: DrawLine = {
    label: 'Everything else',
    watts: restW,
    basis: 'allowance for motherboard, memory, drives and fans',
  };
  const all = [...lines, rest];
  return {
    watts: all.reduce((sum, { watts }) => sum + (watts ?? 0), 0),
    atLeast: [...cpus, ...gpus].some(({ watts, rated }) => watts === undefined || rated),
    lines: all,
  };
};

/**
 * A judge for rules about the draw with what it is known to be, in W; `peak` multiplies the graphics cards' share. Undefined where the rule
 * does not apply: the draw is one figure, so the graphics card must be chosen or known to be none.
 */
export const judgeDraw = (build: CheckedBuild, supply: 'psu' | 'ups', peak = 1) => {
  if (!isSettled(build, 'gpu')) return undefined;
  const on = judge(build, ['cpu', supply], ['gpu']);
  if (!on) return undefined;
  const { cpus, gpus } = drawShares(build);
  const sum = (shares: readonly Share[]) => shares.reduce((all, { watts }) => all + (watts ?? 0), 0);
  const noteAbsent = () => {
    for (const { part, watts } of cpus) on.need(part, 'maximum power', watts);
    for (const { part, watts } of gpus) on.need(part, 'power', watts);
    for (const { part, rated } of cpus) if (rated) on.assume(`the maximum power of ${part.name}`);
  };
  return { on, watts: sum(cpus) + peak * sum(gpus) + restW, noteAbsent };
};

/** What a monitor is taken to draw where it does not say, in W. */
const monitorW = 40;

/** What the monitors draw, in W; for those that do not say it is the usual draw. */
export const screenDraw = (build: CheckedBuild): { watts: number; unsaid: readonly PartRef[] } => {
  const monitors = chosen(build, 'monitor');
  return {
    watts: monitors.reduce((sum, { specs, quantity }) => sum + (specs.watts ?? monitorW) * quantity, 0),
    unsaid: monitors.filter(({ specs }) => specs.watts === undefined),
  };
};
