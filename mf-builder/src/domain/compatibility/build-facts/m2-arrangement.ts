import { assign, pieces } from '../best-assignment';
import type { Judge } from '../judge';
import { chosen } from '../chosen-parts';
import type { CheckedBuild, Verdict } from '../types';
import { drivesOf, noteUnknownForms, ofForm, type Drive } from './drives';
import { m2PlacesOf, openSlots, type M2Place } from './slots-by-cpu';

/** Whether a rule about M.2 drives has something to say: a drive that is one of `these`, or may be one. */
export const speaksOf = (build: CheckedBuild, these: (drive: Drive) => boolean): boolean =>
  drivesOf(build).some((drive) => (drive.form === undefined || drive.form === 'm2') && these(drive));

/** Whether there are slots, or may be: what finds no slot at all counts in m2-slots only. */
export const maySit = (build: CheckedBuild): boolean => m2PlacesOf(build)?.length !== 0;

interface Arranged {
  verdict: Verdict;
  drives: readonly Drive[];
  /** The slots that have lanes with the chosen processor, or may have. */
  slots: readonly M2Place[];
  /** A drive whose slot is a loss to it. */
  loser: Drive | undefined;
}

/** A slot that may have no lanes is not known to do for a drive. */
const inDoubt = (grade: Verdict, { live }: M2Place): Verdict => (live === true || grade === 'fail' ? grade : 'unknown');

/**
 * The M.2 drives in the best arrangement by one rule's grades, among those that place as many as possible; the worst grade in it.
 * Why each rule arranges for itself: over several rules, a fact that goes would shift drives and better another rule's verdict.
 * Why drives beyond the slots are left out: they count in m2-slots.
 */
export const arrange = (
  build: CheckedBuild,
  on: Judge | undefined,
  grade: (drive: Drive, slot: M2Place) => Verdict,
  these: (drive: Drive) => boolean = () => true,
): Arranged => {
  noteUnknownForms(build, on, these);
  const drives = ofForm(drivesOf(build), 'm2');
  const slots = m2PlacesOf(build) ?? [];
  if (drives.length > 0)
    for (const board of chosen(build, 'motherboard')) on?.need(board, 'list of M.2 slots', board.specs.m2);
  const items = pieces(
    drives.map((drive) => ({ quantity: drive.part.quantity, drive })),
    slots.length,
  );
  const grades = items.map(({ drive }) => slots.map((slot) => inDoubt(grade(drive, slot), slot)));
  const { places, fails, unknowns, warnings } = assign(grades, slots.length);
  const beyond = Math.max(0, items.length - slots.length);
  const verdict = fails > beyond ? 'fail' : unknowns > 0 ? 'unknown' : warnings > 0 ? 'warning' : 'pass';
  if (verdict === 'unknown') for (const what of openSlots(build)) on?.missing(what);
  const loser = items.find((_, item) => grades[item]?.[places[item] ?? -1] === 'warning')?.drive;
  return { verdict, drives, slots, loser };
};

export const listed = (values: readonly (number | undefined)[], write: (value: number) => string): string =>
  [...new Set(values)]
    .flatMap((value) => value ?? [])
    .toSorted((a, b) => a - b)
    .map(write)
    .join(', ');
