import {
  and,
  common,
  fold,
  has,
  judge,
  noteWhere,
  or,
  parts,
  type Judged,
  type OracleRule,
  type Tri,
} from '../three-valued-logic';
import type { CheckedBuild, Facts, Verdict } from '../../../src/domain/compatibility/types';

type Plug = { kind: string; version?: string; dsc?: boolean };
type Range = readonly [least: number, most: number];

/** Gbit/s by kind and version; DP 2.1 without a UHBR rate is one of the three. */
const rates: Record<string, Range> = {
  'hdmi 1.0': [3.96, 3.96],
  'hdmi 1.1': [3.96, 3.96],
  'hdmi 1.2': [3.96, 3.96],
  'hdmi 1.3': [8.16, 8.16],
  'hdmi 1.4': [8.16, 8.16],
  'hdmi 2.0': [14.4, 14.4],
  'hdmi 2.1': [42.6, 42.6],
  'dp 1.0': [8.64, 8.64],
  'dp 1.1': [8.64, 8.64],
  'dp 1.2': [17.28, 17.28],
  'dp 1.4': [25.92, 25.92],
  'dp 2.1': [38.7, 77.4],
  'dp 2.1uhbr10': [38.7, 38.7],
  'dp 2.1uhbr13.5': [52.2, 52.2],
  'dp 2.1uhbr20': [77.4, 77.4],
};

/** Gbit/s of a plug whose version is not known: that of the first of its kind. */
const atLeast: Record<string, number> = { hdmi: 3.96, dp: 8.64 };

const kindOf = (plug: Plug): string => fold(plug.kind).replace(/^displayport$/, 'dp');

const rateOf = (plug: Plug): Range =>
  rates[`${kindOf(plug)} ${fold(plug.version ?? '')}`] ?? [atLeast[kindOf(plug)] ?? 0, Infinity];

/** Whether a pair of plugs carries a need in Gbit/s. */
const carries = (from: Plug, to: Plug, need: number | undefined): Tri => {
  if (need === undefined) return undefined;
  const dsc = and(from.dsc, to.dsc);
  const least = Math.min(rateOf(from)[0], rateOf(to)[0]) * (dsc === true ? 2.5 : 1);
  const most = Math.min(rateOf(from)[1], rateOf(to)[1]) * (dsc === false ? 1 : 2.5);
  return least >= need ? true : most < need ? false : undefined;
};

/** Bits that one colour may take: ten on an HDR screen. */
const depths = ({ hdr }: Facts<'monitor'>): number[] =>
  hdr === undefined ? [24, 30] : [/^(none|no|sdr)$/.test(fold(hdr)) ? 24 : 30];

const needOf = ({ resolution, hz }: Facts<'monitor'>, bits: number): number | undefined =>
  resolution === undefined || hz === undefined
    ? undefined
    : (resolution[0] * resolution[1] * hz * bits * 1.06 * 0.99) / 1e9;

/** One monitor on the outputs there are, however many bits it may take. */
const linked = (monitor: Facts<'monitor'>, outputs: Outputs): Verdict =>
  common(depths(monitor).map((bits) => linkedAt(monitor, outputs, bits)));

/** One monitor on the outputs there are; outputs that are not known matter unless a known one carries all. */
const linkedAt = (monitor: Facts<'monitor'>, { known, whole }: Outputs, bits: number): Verdict => {
  if (whole && known.length === 0) return 'fail';
  if (monitor.inputs === undefined || needOf(monitor, bits) === undefined) return 'unknown';
  const { inputs } = monitor;
  const pairs = known.flatMap((from) =>
    inputs.filter((to) => kindOf(to) === kindOf(from)).map((to) => carries(from, to, needOf(monitor, bits))),
  );
  const carried = or(...pairs);
  if (carried === true) return 'pass';
  return carried === undefined || !whole ? 'unknown' : 'warning';
};

/** `HDMI 2.1` as a plug. */
const boardPlug = (text: string): Plug => {
  const [kind = '', ...version] = text.trim().split(/\s+/);
  return version.length === 0 ? { kind } : { kind, version: version.join(' ') };
};

/** Outputs that are known, and whether these are all. */
type Outputs = { known: readonly Plug[]; whole: boolean };

const outputsFrom = (lists: readonly (readonly Plug[] | undefined)[]): Outputs => ({
  known: lists.flatMap((list) => list ?? []),
  whole: !lists.includes(undefined),
});

/**
 * The outputs a monitor may use: the graphics cards', else, or where they have none, the board's where the CPU has
 * graphics. Undefined where the question does not arise yet.
 */
const outputsOf = (build: CheckedBuild): Outputs | undefined => {
  if (has(build, 'gpu')) {
    const cards = outputsFrom(parts(build, 'gpu').map(({ specs }) => specs.ports));
    if (!cards.whole || cards.known.length > 0) return cards;
  }
  if (build.gpu === undefined || !has(build, 'cpu', 'motherboard')) return undefined;
  const dead = parts(build, 'cpu').map(({ specs }) => (specs.igpu === undefined ? undefined : specs.igpu === null));
  const board = parts(build, 'motherboard').map(({ specs }) => specs.displayOutputs?.map(boardPlug));
  if (and(...dead) === true || board.every((outputs) => outputs?.length === 0)) return outputsFrom([]);
  return dead.includes(undefined) ? outputsFrom([undefined]) : outputsFrom(board);
};

const monitorLink: OracleRule = (build): Judged => {
  const outputs = outputsOf(build);
  if (!has(build, 'monitor') || outputs === undefined) return undefined;
  const verdicts = parts(build, 'monitor').map(({ specs }) => linked(specs, outputs));
  return judge(
    verdicts.map((one) => one === 'fail'),
    verdicts.map((one) => (one === 'unknown' ? undefined : one === 'warning')),
  );
};

const boardOutput: OracleRule = (build): Judged => {
  if (!has(build, 'cpu', 'motherboard')) return undefined;
  const dead = parts(build, 'cpu').map(({ specs }) => (specs.igpu === undefined ? undefined : specs.igpu === null));
  if (dead.includes(undefined)) return 'unknown';
  const outputs = parts(build, 'motherboard').map(({ specs }) => specs.displayOutputs);
  if (!dead.includes(true)) return 'pass';
  return noteWhere(
    outputs.includes(undefined) ? 'unknown' : 'pass',
    outputs.some((list) => list !== undefined && list.length > 0),
  );
};

export const screenRules: Record<string, OracleRule> = { 'monitor-link': monitorLink, 'board-output': boardOutput };
