import { assign, pieces } from '../best-assignment';
import type { Judge } from '../judge';
import { chosen } from '../chosen-parts';
import type { CheckedBuild, Verdict } from '../types';
import { drivesOf, m2SlotsOf, noteUnknownForms, ofForm, type Drive, type M2Slot } from './drives';

/** Whether a rule about M.2 drives has something to say: a drive that is one of `these`, or may be one. */
export const speaksOf = (build: CheckedBuild, these: (drive: Drive) => boolean): boolean =>
  drivesOf(build).some((drive) => (drive.form === undefined || drive.form === 'm2') && these(drive));

/** Whether there are slots, or may be: what finds no slot at all counts in m2-slots only. */
export const maySit = (build: CheckedBuild): boolean => m2SlotsOf(build)?.length !== 0;

interface Arranged {
  verdict: Verdict;
  drives: readonly Drive[];
  slots: readonly M2Slot[];
}

/**
 * The M.2 drives in the best arrangement by one rule's grades, among those that place as many as possible; the worst grade in it.
 * Why each rule arranges for itself: over several rules, a fact that goes would shift drives and better another rule's verdict.
 * Why drives beyond the slots are left out: they count in m2-slots.
 */
export const arrange = (
  build: CheckedBuild,
  on: Judge | undefined,
  grade: (drive: Drive, slot: M2Slot) => Verdict,
  these: (drive: Drive) => boolean = () => true,
): Arranged => {
  noteUnknownForms(build, on, these);
  const drives = ofForm(drivesOf(build), 'm2');
  const slots = m2SlotsOf(build) ?? [];
  if (drives.length > 0)
    for (const board of chosen(build, 'motherboard')) on?.need(board, 'list of M.2 slots', board.specs.m2);
  const items = pieces(
    drives.map((drive) => ({ quantity: drive.part.quantity, drive })),
    slots.length,
  );
  const { fails, unknowns, warnings } = assign(
    items.map(({ drive }) => slots.map((slot) => grade(drive, slot))),
    slots.length,
  );
  const beyond = Math.max(0, items.length - slots.length);
  const verdict = fails > beyond ? 'fail' : unknowns > 0 ? 'unknown' : warnings > 0 ? 'warning' : 'pass';
  return { verdict, drives, slots };
};

export const listed = (values: readonly (number | undefined)[], write: (value: number) => string): string =>
  [...new Set(values)]
    .flatMap((value) => value ?? [])
    .toSorted((a, b) => a - b)
    .map(write)
    .join(', ');
