import type { Option } from '../columns/column';
import { chosen } from '../compatibility/chosen-parts';
import { fromComponents } from '../compatibility/checked-build';
import { counted, inMm } from '../fit-view/numbers';
import type { FitLimit } from '../fit-view/types';
import { wordOf } from './fit-words';
import { grouped } from './grouped';
import { isMeasured } from './limit-words';

/** So many reasons are named; the rest is in the rows. */
const named = 3;

/** Why options fail: the common reason, or the most common ones with their counts; undefined where none fails. */
export function failingReason(failing: readonly Option[]): string | undefined {
  const counts = new Map<string, number>();
  for (const [rule, options] of grouped(failing, firstFail)) {
    // Why by the words: two rules may fail for the same reason, such as the kind of memory by board and by processor.
    const words = reasonOf(rule, options);
    counts.set(words, (counts.get(words) ?? 0) + options.length);
  }
  const reasons = [...counts].toSorted(([, a], [, b]) => b - a);
  const [only] = reasons;
  if (!only) return undefined;
  if (reasons.length === 1) return only[0];
  const shown = reasons.slice(0, named).map(([words, count]) => `${words} (${count})`);
  return shown.join(', ') + (reasons.length > named ? ' and others' : '');
}

const firstFail = ({ fit }: Option): string => fit.findings.find(({ verdict }) => verdict === 'fail')?.rule ?? '';

function reasonOf(rule: string, options: readonly Option[]): string {
  const limits = options.map((option) => limitOf(option, rule));
  const [option] = options;
  const [limit] = limits;
  if (option && limit && limits.every((one) => one !== undefined && one.room === limit.room)) {
    const words = isMeasured(option, limit) ? roomWords(option, limit) : undefined;
    if (words !== undefined) return words;
  }
  return lowered(wordOf({ rule, verdict: 'fail' }));
}

/** The limit that an option fails at, with its numbers. */
const limitOf = ({ limits }: Option, rule: string): (FitLimit & { room: number }) | undefined => {
  const limit = limits.find((one) => one.rule === rule);
  return limit?.room !== undefined && limit.gap !== undefined && limit.gap < 0
    ? { ...limit, room: limit.room }
    : undefined;
};

const box = 'the case has room for';

/** The room that all of them exceed; undefined where a word is enough. */
function roomWords(option: Option, { rule, room }: FitLimit & { room: number }): string | undefined {
  const mm = inMm(room);
  if (rule === 'gpu-length') return `longer than the ${mm} that ${whoLeaves(option, room)}`;
  if (rule === 'cooler-height') return `higher than the ${mm} that ${box}`;
  if (rule === 'psu-length') return `longer than the ${mm} that ${whoLeaves(option, room)}`;
  if (rule === 'ram-cooler') return `higher than the ${mm} under the cooler`;
  if (rule === 'radiator') return `longer than the largest mount, ${mm}`;
  if (rule === 'gpu-slots') return `wider than the ${counted(room, 'slots')} of the case`;
  return undefined;
}

const isRoomOf = ({ components }: Option, fact: 'gpuMaxMm' | 'psuMaxMm', room: number): boolean =>
  chosen(fromComponents(components), 'case').some(({ specs }) => specs[fact] === room);

/** Why by the case: where less is left than it says, other parts, or the radiator in front, took the rest. */
function whoLeaves(option: Option, room: number): string {
  if (isRoomOf(option, 'gpuMaxMm', room) || isRoomOf(option, 'psuMaxMm', room)) return box;
  const taken = chosen(fromComponents(option.components), 'case').some(({ specs }) =>
    specs.roomTaken?.some(({ leaves }) => leaves === room),
  );
  return taken ? 'other parts leave' : 'the radiator in front leaves';
}

/** A word inside a sentence; an abbreviation keeps its capitals. */
const lowered = (word: string): string =>
  /^[A-Z][a-z ]/.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
