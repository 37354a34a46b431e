import { above, and, has, judge, parts, pieces, type OracleRule, type Tri } from '../three-valued-logic';
import type { CheckedBuild, Facts } from '../../../src/domain/compatibility/types';
import { form, is } from './drive-kinds';
import { cardOver, takenOf } from './room-taken';

type Case = Facts<'case'>;
type Drives = { small: number; large: number };

/** Whether the bays run out; those of which there are none are not needed. */
const over = ({ small, large }: Drives, bays25: number | undefined, bays35: number | undefined): Tri => {
  const overflow = small === 0 ? 0 : bays25 === undefined ? undefined : Math.max(0, small - bays25);
  if (overflow === undefined) return undefined;
  return large + overflow === 0 ? false : above(large + overflow, bays35);
};

/** Bays that other parts leave, in a world in which what is not known of them takes room or does not. */
const left = (build: CheckedBuild, housing: Case, of: 'bays25' | 'bays35', world: boolean): number | undefined => {
  const own = housing[of];
  const rows = takenOf(build, housing, of).filter(({ so }) => so ?? world);
  return own === undefined ? undefined : Math.min(own, ...rows.map(({ leaves }) => leaves));
};

/** True or false where it is so in both worlds. */
const runOut = (build: CheckedBuild, housing: Case, drives: Drives): Tri => {
  const [one, other] = [true, false].map((world) =>
    over(drives, left(build, housing, 'bays25', world), left(build, housing, 'bays35', world)),
  );
  return one === other ? one : undefined;
};

/** The guide for small cases: a long card stands where half of the bays are. */
const guide = (build: CheckedBuild, { roomTaken, dimensions, bays35 }: Case, { large }: Drives): Tri => {
  if (roomTaken !== undefined) return false;
  const small = dimensions === undefined ? undefined : dimensions[0] * dimensions[1] * dimensions[2] < 25e6;
  const many = bays35 === undefined ? undefined : bays35 >= 3 && 2 * large > bays35;
  return and(large > 0, small, many, cardOver(build, 170));
};

const bays: OracleRule = (build) => {
  const drives = pieces(parts(build, 'storage')).map(({ specs }) => specs);
  const unknown = drives.some((drive) => form(drive) === undefined);
  const count = { small: 0, large: 0 };
  for (const drive of drives) {
    if (is(drive, '2.5') === true) count.small += 1;
    if (is(drive, '3.5') === true) count.large += 1;
  }
  if (!has(build, 'case') || (count.small + count.large === 0 && !unknown)) return undefined;
  return judge(
    [],
    parts(build, 'case').flatMap(({ specs }): Tri[] => {
      const short = unknown ? undefined : runOut(build, specs, count);
      return [short, short === true ? false : guide(build, specs, count)];
    }),
  );
};

export const bayRules: Record<string, OracleRule> = { 'drive-bays': bays };
