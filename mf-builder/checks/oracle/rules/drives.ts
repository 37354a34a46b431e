import { has, judge, parts, pieces, sumAbove, type Judged, type OracleRule, type Tri } from '../three-valued-logic';
import { bestAssignment, placements, worst } from '../assignments';
import type { CheckedBuild, Facts, Verdict } from '../../../src/domain/compatibility/types';
import { form, is, isPcie, isSata, slowedIn, type Drive } from './drive-kinds';
import { m2SlotsOf, type Fed } from './slots-by-cpu';

type Slot = Fed<NonNullable<Facts<'motherboard'>['m2']>[number]>;

/** A slot of which nothing is known. */
const anySlot: Slot = { slot: '', lanes: undefined, none: false };

const drivesOf = (build: CheckedBuild): Drive[] => pieces(parts(build, 'storage')).map(({ specs }) => specs);

const sizeOf = (drive: Drive): number | undefined => {
  const digits = /^m\.2(\d{4,5})$/.exec(form(drive) ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** A slot that may have no lanes is unknown for each drive that it would not fail. */
const verdict = (bad: Tri, kind: 'fail' | 'warning', { none }: Slot): Verdict => {
  if (bad === true && kind === 'fail') return 'fail';
  return bad === undefined || none === undefined ? 'unknown' : bad ? kind : 'pass';
};

const sizeVerdict = (drive: Drive, slot: Slot): Verdict => {
  const size = sizeOf(drive);
  return verdict(size === undefined || slot.sizes === undefined ? undefined : !slot.sizes.includes(size), 'fail', slot);
};

const sataVerdict = (drive: Drive, slot: Slot): Verdict[] => {
  const sata = isSata(drive);
  if (sata === false) return [];
  return [sata === undefined ? 'unknown' : verdict(slot.sata === undefined ? undefined : !slot.sata, 'fail', slot)];
};

const genVerdict = (drive: Drive, slot: Slot): Verdict[] =>
  isPcie(drive) === false ? [] : [verdict(slowedIn(drive, slot), 'warning', slot)];

type Seating = { size: Verdict[]; sata: Verdict[]; gen: Verdict[] };

/** M.2 drives in the slots that are best for one rule. */
const seating = (build: CheckedBuild, known: readonly Slot[] | undefined, rule: keyof Seating): Verdict[] => {
  const drives = drivesOf(build);
  const m2 = drives.filter((drive) => is(drive, 'm.2') === true);
  const doubtful = drives.filter((drive) => form(drive) === undefined);
  const slots = known ?? [...m2, ...doubtful].map(() => anySlot);
  const all = placements(
    m2.length,
    slots.map((_, index) => index),
  ).map((places): Seating => {
    const pairs = places.flatMap((place, index) => {
      const drive = m2[index];
      const slot = place === undefined ? undefined : slots[place];
      return drive === undefined || slot === undefined ? [] : [{ drive, slot }];
    });
    return {
      size: [...pairs.map(({ drive, slot }) => sizeVerdict(drive, slot)), ...doubtful.map((): Verdict => 'unknown')],
      sata: [
        ...pairs.flatMap(({ drive, slot }) => sataVerdict(drive, slot)),
        ...doubtful.flatMap((drive) => sataVerdict(drive, anySlot)),
      ],
      gen: [
        ...pairs.flatMap(({ drive, slot }) => genVerdict(drive, slot)),
        ...doubtful.flatMap((drive) => genVerdict(drive, anySlot)),
      ],
    };
  });
  return bestAssignment(all, (one) => [one[rule]])?.[rule] ?? [];
};

/** More drives than slots; unknown where they are more than the slots that surely have lanes. */
const outnumber = (count: readonly (number | undefined)[], slots: readonly Slot[] | undefined): Tri => {
  const over = sumAbove(count, slots?.length);
  const sure = slots?.filter(({ none }) => none === false).length;
  return over === false && sumAbove(count, sure) !== false ? undefined : over;
};

const m2Slots: OracleRule = (build) => {
  const count = drivesOf(build).flatMap((drive) => {
    const m2 = is(drive, 'm.2');
    return m2 === false ? [] : [m2 === undefined ? undefined : 1];
  });
  if (!has(build, 'motherboard') || count.length === 0) return undefined;
  return judge(parts(build, 'motherboard').map(({ specs }) => outnumber(count, m2SlotsOf(build, specs))));
};

/** `of` says which kind of M.2 drive a rule is about; such a drive that finds no slot is m2-slots' matter. */
const seated =
  (rule: keyof Seating, of: (drive: Drive) => Tri): OracleRule =>
  (build): Judged => {
    const boards = parts(build, 'motherboard')
      .map(({ specs }) => m2SlotsOf(build, specs))
      .filter((slots) => slots?.length !== 0);
    const about = drivesOf(build).filter((drive) => is(drive, 'm.2') !== false && of(drive) !== false);
    if (boards.length === 0 || about.length === 0) return undefined;
    return worst(boards.flatMap((slots) => seating(build, slots, rule)));
  };

export const driveRules: Record<string, OracleRule> = {
  'm2-slots': m2Slots,
  'm2-size': seated('size', () => true),
  'm2-sata': seated('sata', isSata),
  'm2-gen': seated('gen', isPcie),
};
