import { chosen } from '../chosen-parts';
import { factOf } from '../judge';
import type { CheckedBuild, CheckedPart, Facts } from '../types';
import { placeOfRadiator, sitsOnlyAt } from './radiator-places';

type Row = NonNullable<Facts<'case'>['roomTaken']>[number];

/** Whether a row counts, and what is not known where that is open. */
interface Counts {
  counts: boolean | undefined;
  missing: readonly string[];
}

/** Whether one of some parts is longer than a row says. */
const isLonger = (parts: readonly CheckedPart<'gpu' | 'psu'>[], overMm: number | undefined): Counts => {
  const longer = parts.map(({ specs }) =>
    overMm === undefined ? true : specs.lengthMm === undefined ? undefined : specs.lengthMm > overMm,
  );
  if (longer.includes(true)) return { counts: true, missing: [] };
  const open = parts.filter((_, index) => longer[index] === undefined);
  return { counts: open.length > 0 ? undefined : false, missing: open.map((part) => factOf(part, 'length')) };
};

/** Whether a liquid cooler's radiator can sit in front of a case and nowhere else. */
const isInFront = (coolers: readonly CheckedPart<'cooling'>[], box: CheckedPart<'case'>): Counts => {
  const missing: string[] = [];
  for (const { name, specs } of coolers) {
    if (specs.type === 'air') continue;
    const { radiators } = box.specs;
    const only =
      specs.radiator === undefined || radiators === undefined
        ? undefined
        : sitsOnlyAt(radiators, specs.radiator, 'front');
    if (only === true && specs.type === 'liquid') return { counts: true, missing: [] };
    if (only !== false) missing.push(placeOfRadiator(name, box));
  }
  return { counts: missing.length > 0 ? undefined : false, missing };
};

const countsOf = (build: CheckedBuild, box: CheckedPart<'case'>, { by, overMm }: Row): Counts => {
  if (by === 'card') return isLonger(chosen(build, 'gpu'), overMm);
  return by === 'supply' ? isLonger(chosen(build, 'psu'), overMm) : isInFront(chosen(build, 'cooling'), box);
};

const words: Readonly<Record<Row['by'], string>> = {
  card: 'beside a card this long',
  supply: 'beside a supply this long',
  'front radiator': 'behind a radiator in front',
};

const types = { card: 'gpu', supply: 'psu', 'front radiator': 'cooling' } as const;

/** The types whose parts take room of some kinds in the chosen cases: a finding is about them too. */
export const takersOf = (build: CheckedBuild, ...of: readonly Row['of'][]): (typeof types)[Row['by']][] => [
  ...new Set(
    chosen(build, 'case')
      .flatMap(({ specs }) => specs.roomTaken ?? [])
      .filter((row) => of.includes(row.of))
      .map(({ by }) => types[by]),
  ),
];

/** What other parts leave of a place: surely at most `sure`, perhaps only `least`; Infinity where they take nothing. */
export interface Left {
  sure: number;
  least: number;
  /** What takes the room, in words; empty where nothing surely does. */
  why: string;
  /** What is not known of rows that may count. */
  missing: readonly string[];
}

/** What the rows of a case (`roomTaken`) leave of some bays, or of the room in mm for a supply or a card. */
export const leftOf = (build: CheckedBuild, box: CheckedPart<'case'>, of: Row['of']): Left => {
  const left: Left = { sure: Infinity, least: Infinity, why: '', missing: [] };
  for (const row of box.specs.roomTaken ?? []) {
    if (row.of !== of) continue;
    const { counts, missing } = countsOf(build, box, row);
    if (counts === false) continue;
    left.least = Math.min(left.least, row.leaves);
    if (counts === undefined) left.missing = [...left.missing, ...missing];
    else if (row.leaves < left.sure) {
      left.sure = row.leaves;
      left.why = words[row.by];
    }
  }
  return left;
};
