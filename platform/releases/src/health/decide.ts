import { failRate as rate, type Health } from '@rig4u/shared/server';
import { tailOfBinomial } from './tail-of-binomial';

/** Where health is read. */
export interface HealthSource {
  of: (part: string, version: string, from: Date, to: Date) => Promise<Health>;
}

/** What of a roll-out the decision needs. */
export interface WatchedRollout {
  steps: readonly number[];
  /** Which of the steps stands, and since when. */
  step: number;
  since: string;
  everyMs: number;
  stopIf: { overLivePp: number; atLeast: number };
  paused?: unknown;
}

export interface Decision {
  do: 'wait' | 'advance' | 'hold' | 'take-back' | 'finish';
  /** A sentence with the figures, for the history. */
  why: string;
}

/** Fewer senders than this take nothing back, whatever their share: a handful of addresses is cheap to have. */
export const fewestToTakeBack = 3;
const fewestBeyondDoubt = 10;
/** How unlikely as many failures must be, at the highest rate that is allowed, before the agreed number of visits is there. */
const doubt = 1e-6;
const [slowerTimes, slowerMs] = [1.5, 300];

/** What to do about a roll-out, from how the tried release did beside the live one since the step began. `now` is in milliseconds since 1970. */
export function decide(
  rollout: WatchedRollout,
  { tried, live }: Record<'tried' | 'live', Health>,
  now: number,
): Decision {
  const { steps, step, since, everyMs, stopIf, paused } = rollout;
  const said = `${rateText(tried)}, live ${rateText(live)}${leftOutText(tried)}`;
  const most = rate(live) + stopIf.overLivePp / 100;
  const enough = tried.visits >= stopIf.atLeast;
  if (enough && tried.failed >= fewestToTakeBack && rate(tried) > most)
    return { do: 'take-back', why: `It fails too often: ${said}; ${stopIf.overLivePp} pp more than live were allowed` };
  if (
    tried.failed >= fewestBeyondDoubt &&
    tailOfBinomial(tried.visits, Math.min(tried.failed, tried.visits), most) < doubt
  )
    return {
      do: 'take-back',
      why: `It fails beyond doubt: ${said}; ${stopIf.overLivePp} pp more than live were allowed`,
    };
  if (paused !== undefined) return { do: 'wait', why: `It is paused: ${said}` };
  if (!enough) return { do: 'wait', why: `It needs ${counted(stopIf.atLeast, 'visit')}: ${said}` };
  if (isSlower(tried, live))
    return { do: 'hold', why: `It is slow: 75 of 100 load in ${ms(tried)}, of live in ${ms(live)} (${said})` };
  const young = everyMs - (now - Date.parse(since));
  if (young > 0) return { do: 'wait', why: `${Math.ceil(young / 1_000)} s of this step are left: ${said}` };
  // The last step is everybody, and no trial any more.
  return step >= steps.length - 2
    ? { do: 'finish', why: `It did well at every step: ${said}` }
    : { do: 'advance', why: `It does well at ${steps[step] ?? 0} %: ${said}` };
}

const isSlower = ({ p75Ms: tried }: Health, { p75Ms: live }: Health): boolean =>
  tried !== undefined && live !== undefined && tried > live * slowerTimes && tried - live >= slowerMs;

const rateText = (health: Health): string =>
  `${health.failed} of ${health.visits} visits failed (${(rate(health) * 100).toFixed(2)} %)`;

const leftOutText = ({ leftOut, largestSender }: Health): string =>
  leftOut === 0 ? '' : `; left out: ${counted(leftOut, 'report')}, the largest sender made ${largestSender}`;

const counted = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

const ms = ({ p75Ms = 0 }: Health): string => `${Math.round(p75Ms)} ms`;
