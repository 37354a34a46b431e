import type { Verdict } from '../compatibility/types';
import type { FitLimit, FitRule } from '../fit-view/types';
import type { Mark } from './bars';
import type { Option } from './column';

/**
 * The limit that the check sets to a number of an option; undefined where it sets none or did not come to a verdict.
 */
export type Limit = (option: Option, value: number) => Mark | undefined;

/** What a rule says of the option; undefined where it does not apply. */
export const verdictOf = ({ fit }: Option, rule: string): Verdict | undefined =>
  fit.findings.find((one) => one.rule === rule)?.verdict;

/**
 * A mark at a number, by what the check says there. Why none for unknown: a limit that is not sure would look like one.
 */
export const markAt = (at: number, verdict: Verdict | undefined): Mark | undefined =>
  verdict === undefined || verdict === 'unknown' ? undefined : { at, over: verdict === 'fail' };

type SureLimit = FitLimit & Required<Pick<FitLimit, 'need' | 'room' | 'gap'>>;

const sureLimit = ({ limits }: Option, rule: FitRule): SureLimit | undefined => {
  const limit = limits.find((one) => one.rule === rule);
  if (limit?.need === undefined || limit.room === undefined || limit.gap === undefined) return undefined;
  return { ...limit, need: limit.need, room: limit.room, gap: limit.gap };
};

/** The room for the option's own measure. Why the same number is asked for: some rules compare a sum. */
export const roomFor =
  (rule: FitRule): Limit =>
  (option, value) => {
    const limit = sureLimit(option, rule);
    return limit?.need === value ? markAt(limit.room, limit.verdict) : undefined;
  };

/**
 * What the chosen part needs, on the scale of the room that the option offers. Why not the need itself: a radiator in
 * front may take some of the room, and then the part must be that much shorter.
 */
export const needIn =
  (rule: FitRule): Limit =>
  (option, value) => {
    const limit = sureLimit(option, rule);
    return limit && markAt(value - limit.gap, limit.verdict);
  };

/** The size that the chosen part needs a place of. */
export const sizeIn =
  (rule: FitRule): Limit =>
  (option) => {
    const limit = sureLimit(option, rule);
    return limit && markAt(limit.need, limit.verdict);
  };
