import { chosen } from '../compatibility/chosen-parts';
import { titleOf } from '../compatibility/check';
import type { BuildCheck, CheckedBuild, Finding, PartRef, Verdict } from '../compatibility/types';
import { counted, inMm, tenth } from './numbers';
import { readings, type Reading } from './readings';
import { fitRules, type FitLimit, type FitRule } from './types';

const gapOf = ({ need, room }: Reading): number | undefined =>
  need && room ? tenth(room.value - need.value) : undefined;

/** The reading with the least room; without two numbers, the one that knows most. */
const tightest = (all: readonly Reading[]): Reading | undefined => {
  const knows = (one: Reading): number => Number(one.need !== undefined) + Number(one.room !== undefined);
  const [first] = all.toSorted((a, b) => (gapOf(a) ?? Infinity) - (gapOf(b) ?? Infinity) || knows(b) - knows(a));
  return first;
};

/** Whether a gap says what the verdict says. What is not checked has room at most by a stand-in, never an overlap. */
const agrees = (verdict: Verdict, gap: number): boolean =>
  verdict === 'fail' || verdict === 'warning' ? gap < 0 : gap >= 0;

const numbersText = (reading: Reading, gap: number): string => {
  const size = reading.unit === 'mm' ? inMm(Math.abs(gap)) : counted(Math.abs(gap), reading.unit);
  const result = gap < 0 ? `${size} too ${reading.word}` : `${reading.unit === 'drives' ? places(gap) : size} to spare`;
  return `${reading.need?.text ?? ''}, ${reading.room?.text ?? ''}: ${result}`;
};

const places = (gap: number): string => counted(gap, 'bays');

const refOf = ({ type, id, name }: PartRef): PartRef => (id === undefined ? { type, name } : { type, id, name });

const nothing = (finding: Finding): PartRef => finding.parts[0] ?? { type: 'case', name: '' };

const limitOf = (rule: FitRule, finding: Finding, reading: Reading | undefined): FitLimit => {
  const { verdict, probably, message } = finding;
  const title = titleOf(rule);
  const part = refOf(reading?.part ?? nothing(finding));
  const unit = reading?.unit ?? 'mm';
  const unchecked = verdict === 'unknown' && !probably;
  // Why a sentence of its own: what probably fits begins with these words and a colon.
  const plain = probably ? `${title}. ${message}` : `${title}: ${unchecked ? 'not checked. ' : ''}${message}`;
  const limit: FitLimit = { rule, title, verdict, ...(probably && { probably }), part, unit, sentence: plain };
  const gap = reading && gapOf(reading);
  if (!reading || (gap !== undefined && !agrees(verdict, gap))) return limit;
  if (reading.need) limit.need = reading.need.value;
  if (reading.room) limit.room = reading.room.value;
  if (gap === undefined) return limit;
  const sentence = `${title}: ${numbersText(reading, gap)}`;
  return {
    ...limit,
    gap,
    sentence: `${sentence}${unchecked ? ', but not a pass' : ''}.${verdict === 'unknown' ? ` ${message}` : ''}`,
  };
};

/** Every clearance that the check speaks of, in the order of `fitRules`. Numbers in mm, slots or drives. */
export const fitLimits = (build: CheckedBuild, check: BuildCheck): FitLimit[] => {
  const [box] = chosen(build, 'case');
  return fitRules.flatMap((rule) => {
    const finding = check.findings.find((one) => one.rule === rule);
    return finding ? [limitOf(rule, finding, tightest(readings[rule](build, box, finding.verdict)))] : [];
  });
};
