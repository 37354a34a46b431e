import {
  chosenOf,
  completeness,
  partLines,
  partName,
  partTypes,
  pricesLine,
  soldText,
  sumOf,
  totalText,
  type BuildComponents,
  type PartQuantity,
} from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { namesText, priceText } from '../choices/line-text';
import { fromComponents } from '../compatibility/checked-build';
import { summarize } from '../compatibility/check-summary';
import { estimatedDraw } from '../compatibility/power-draw';
import type { BuildCheck } from '../compatibility/types';
import { checkWords } from '../compatibility/verdict-summary';
import {
  aspectLabels,
  aspects,
  estimatesOf,
  gamingSentence,
  usualResolution,
  type Aspect,
  type Estimate,
} from '../estimates';
import { both, measuredRow, type ComparedRow, type Pair } from './compared-row';
import { costsApart } from './costs-apart';
import { exactly, type Extent } from './standing';

/** A build with what the check says of it. */
export interface ComparedBuild {
  components: BuildComponents;
  check: BuildCheck;
}

/** Rows of one kind, under a heading of their own. */
export interface ComparedGroup {
  title: string;
  rows: readonly ComparedRow[];
}

/** Two builds line by line: what they cost and draw, what they are estimated at, what the check says, and their parts. */
export const compareBuilds = (builds: Pair<ComparedBuild>, today: Date): readonly ComparedGroup[] => [
  { title: 'In all', rows: [totalRow(builds, today), completeRow(builds), drawRow(builds)] },
  { title: 'Estimates, 0 to 100', rows: estimateRows(builds) },
  { title: 'Compatibility check', rows: checkRows(builds) },
  { title: 'Parts', rows: partRows(builds) },
];

const dollars = (cents: number): string => exactDollars(cents / 100);
const plain = String;

function totalRow(builds: Pair<ComparedBuild>, today: Date): ComparedRow {
  const costs = costsApart(both(builds, ({ components }) => partLines(components)));
  const total = ({ components }: ComparedBuild, extent: Extent) => {
    const priced = pricesLine(components, today);
    return { value: { text: totalText(sumOf(components)), ...(priced && { hint: priced }) }, extent };
  };
  const totals = { first: total(builds.first, costs.first), second: total(builds.second, costs.second) };
  return measuredRow('Total', totals, 'less', dollars);
}

/** A cheaper build may be one that lacks something. */
const completeRow = (builds: Pair<ComparedBuild>): ComparedRow =>
  measuredRow(
    'Required parts',
    both(builds, ({ components }) => {
      const { chosen, of } = completeness(components);
      return { value: { text: `${chosen} of ${of}` }, extent: exactly(chosen) };
    }),
    'more',
    plain,
  );

const drawRow = (builds: Pair<ComparedBuild>): ComparedRow =>
  measuredRow(
    'Power draw',
    both(builds, ({ components }) => {
      const { watts, atLeast, lines } = estimatedDraw(fromComponents(components));
      if (lines.length === 0) return { value: { text: 'not known' }, extent: undefined };
      return {
        value: { text: atLeast ? `at least ${watts} W` : `${watts} W` },
        extent: { low: watts, high: atLeast ? Infinity : watts },
      };
    }),
    'less',
    (watts) => `${watts} W`,
  );

function estimateRows(builds: Pair<ComparedBuild>): ComparedRow[] {
  const estimates = both(builds, ({ components }) => estimatesOf(components));
  return aspects.map((aspect) =>
    measuredRow(
      aspectLabels[aspect],
      both(estimates, (of) => estimated(aspect, of[aspect])),
      'more',
      plain,
    ),
  );
}

function estimated(aspect: Aspect, estimate: Estimate) {
  if (!estimate.known) return { value: { text: 'not known', hint: estimate.reason }, extent: undefined };
  const text = `${estimate.low}–${estimate.high}`;
  const hint = aspect === 'gaming' ? `${gamingSentence(estimate, usualResolution)}.` : undefined;
  return { value: { text, ...(hint && { hint }) }, extent: estimate };
}

/** What the check says in words, and how often it says it where one of the builds has such findings. */
function checkRows(builds: Pair<ComparedBuild>): ComparedRow[] {
  const words = both(builds, ({ check }) => checkWords(check));
  const found = both(builds, ({ check }) => summarize(check));
  const probable = both(found, (of) => of.probable);
  const counted = (label: string, key: 'fails' | 'warnings' | 'unchecked'): ComparedRow[] =>
    found.first[key] === 0 && found.second[key] === 0
      ? []
      : [
          measuredRow(
            label,
            both(found, (of) => ({ value: { text: String(of[key]) }, extent: exactly(of[key]) })),
            'less',
            plain,
          ),
        ];
  return [
    { label: 'Result', ...both(words, ({ kind, line }) => ({ text: line, verdict: kind })) },
    ...counted('Does not fit', 'fails'),
    ...counted('Warnings', 'warnings'),
    // Why not measured: fewer of them are no better where the others are not checked at all.
    ...(probable.first + probable.second > 0
      ? [{ label: 'Probably fits', ...both(probable, (count) => ({ text: String(count) })) }]
      : []),
    ...counted('Not checked', 'unchecked'),
  ];
}

/** A row for each type of which one of the builds has a part. Only what both have can be cheaper. */
function partRows(builds: Pair<ComparedBuild>): ComparedRow[] {
  return partTypes.flatMap(({ type, label }) => {
    const lines = both(builds, ({ components }) => chosenOf(components, type));
    if (lines.first.length === 0 && lines.second.length === 0) return [];
    const costs = costsApart(lines);
    const priced = (chosen: readonly PartQuantity[], extent: Extent) =>
      chosen.length === 0
        ? { value: { text: 'none' }, extent: undefined }
        : { value: { name: namesText(chosen), text: priceText(chosen), ...soldHint(chosen) }, extent };
    const prices = { first: priced(lines.first, costs.first), second: priced(lines.second, costs.second) };
    return measuredRow(label, prices, 'less', dollars);
  });
}

/** Which of the parts are sold no more; by name where there are several. */
function soldHint(chosen: readonly PartQuantity[]): { hint?: string } {
  const hints = chosen.flatMap(({ part }) => {
    const sold = soldText(part);
    return sold ? [chosen.length > 1 ? `${partName(part)}: ${sold}` : sold] : [];
  });
  return hints.length > 0 ? { hint: hints.join(' ') } : {};
}
