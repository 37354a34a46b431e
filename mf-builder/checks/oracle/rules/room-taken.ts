import { above, and, or, parts, type Tri } from '../three-valued-logic';
import type { CheckedBuild, Facts } from '../../../src/domain/compatibility/types';
import { onlyAt, radiatorsOf } from './radiators';

type Row = NonNullable<Facts<'case'>['roomTaken']>[number];

const anyOver = (lengths: readonly (number | undefined)[], overMm: number | undefined): Tri =>
  overMm === undefined ? lengths.length > 0 : or(...lengths.map((length) => above(length, overMm)));

export const cardOver = (build: CheckedBuild, overMm: number | undefined): Tri =>
  anyOver(
    parts(build, 'gpu').map(({ specs }) => specs.lengthMm),
    overMm,
  );

/** Whether the part of a row is there, and long enough. */
const takes = (build: CheckedBuild, { by, overMm }: Row, housing: Facts<'case'>): Tri => {
  if (by === 'card') return cardOver(build, overMm);
  if (by === 'front radiator')
    return or(...radiatorsOf(build).map((radiator) => onlyAt('front', radiator, housing.radiators)));
  return anyOver(
    parts(build, 'psu').map(({ specs }) => specs.lengthMm),
    overMm,
  );
};

/** What parts leave of a place: how much at most, and whether it is so. */
export const takenOf = (build: CheckedBuild, housing: Facts<'case'>, of: Row['of']): { leaves: number; so: Tri }[] =>
  (housing.roomTaken ?? [])
    .filter((row) => row.of === of)
    .map((row) => ({ leaves: row.leaves, so: takes(build, row, housing) }));

/** Whether a part is longer than what others leave it. */
export const tooLongFor = (
  build: CheckedBuild,
  housing: Facts<'case'>,
  of: 'supplyMm' | 'cardMm',
  lengthMm: number | undefined,
): Tri => or(...takenOf(build, housing, of).map(({ leaves, so }) => and(so, above(lengthMm, leaves))));
