import { partName, partTypeInfo, sumOf, totalText } from '@rig4u/shared/builds';
import { exactDollars, listed } from '@rig4u/shared/format';
import { droppedSentence, type FoundBuild } from '../best-build';
import { check, titleOf } from '../compatibility/check';
import { fromComponents } from '../compatibility/checked-build';
import { budgetText } from '../choices/status-texts';
import type { Completion, InTheWay } from './completion';

const dollars = (cents: number): string => exactDollars(cents / 100);
const partsText = (count: number): string => (count === 1 ? '1 part' : `${count} parts`);

/** What the check says of a computed build, which never fails, with everything that is left to mind by its name. */
function checkText({ parts, tier }: FoundBuild): string {
  if (tier === 'pass') return 'Every check passes.';
  const { findings } = check(fromComponents(parts));
  const titles = (verdict: 'warning' | 'unknown'): string[] =>
    findings.filter((one) => one.verdict === verdict).map(({ rule }) => titleOf(rule));
  const [warnings, open] = [titles('warning'), titles('unknown')];
  return [
    'Nothing fails.',
    ...(warnings.length > 0
      ? [
          `A warning remains, because avoiding it would cost more money or at least half of the estimate: ${listed(warnings)}.`,
        ]
      : []),
    ...(open.length > 0
      ? [
          `Some facts are missing, because parts with all facts would cost more money or at least half of the estimate: ${listed(open)}.`,
        ]
      : []),
  ].join(' ');
}

const endOf = (build: FoundBuild): string => [checkText(build), droppedSentence(build) ?? []].flat().join(' ');

/** What a completion comes to, in a sentence or two; `budgetCents` is what the whole build may cost. */
export function completionText(completion: Completion, budgetCents: number): string {
  switch (completion.kind) {
    case 'found': {
      const { added, cents, build } = completion;
      const sum = sumOf(build.parts);
      const all = `${totalText(sum)} in all, ${budgetText(sum, budgetCents / 100)}`;
      return `${partsText(added.length)} for ${dollars(cents)}: ${all}. ${endOf(build)}`;
    }
    case 'dearer': {
      const { added, cents, build } = completion;
      const sum = sumOf(build.parts);
      return (
        `No whole build with these parts fits the budget. The least that works is ${totalText(sum)}, ${budgetText(sum, budgetCents / 100)}: ` +
        `${partsText(added.length)} for ${dollars(cents)}. ${endOf(build)}`
      );
    }
    case 'clash':
      return completion.failing.length > 0
        ? `The chosen parts do not go together: ${listed(completion.failing.map(titleOf))}.`
        : 'The chosen parts do not go together: whatever is added, something fails.';
    case 'missing':
      return `The catalogue has no ${listed(completion.places.map((place) => partTypeInfo(place).label))} for this build.`;
  }
}

/** `Without AMD Ryzen 5 5500 (CPU) there is one from $612.40.` */
export const inTheWayText = ({ type, lines, least }: InTheWay): string =>
  `Without ${listed(lines.map(({ part }) => partName(part)))} (${partTypeInfo(type).label}) there is one from ${totalText(least)}.`;

/** What every computed part has at least, in words. */
export const leastText = ({ memoryGB, storageGB }: { memoryGB: number; storageGB: number }): string =>
  `At least ${memoryGB} GB of memory and an NVMe drive of ${storageGB / 1000} TB.`;
