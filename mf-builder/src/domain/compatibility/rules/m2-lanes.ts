import { assign, pieces } from '../best-assignment';
import { driveFacts, drivesOf, noteUnknownForms, ofForm, type Drive, type M2Slot } from '../build-facts/drives';
import { sharesOf } from '../build-facts/m2-lanes';
import { maySit, speaksOf } from '../build-facts/m2-arrangement';
import { defineRule } from '../define-rule';
import { factOf, judge } from '../judge';
import { chosen } from '../chosen-parts';
import type { Verdict } from '../types';

/** Whether a slot slows a drive down; undefined where that is not known. */
const slows = ({ bus, gen }: Drive, slot: M2Slot): boolean | undefined => {
  if (bus === 'sata') return false;
  return gen === undefined || slot.gen === undefined ? undefined : gen > slot.gen;
};

/** How the drives of a board sit: those that take lanes from the card, and whether something about them is not known. */
interface Seats {
  sharing: number;
  doubt: boolean;
}

/**
 * The drives in the slots where the fewest are slowed down, then the least is in doubt, then the fewest take lanes from the card. A slot
 * that slows a drive is the worst, since the drive was bought for its speed; m2-gen speaks of it.
 */
const seat = (drives: readonly Drive[], slots: readonly M2Slot[], shares: readonly (boolean | undefined)[]): Seats => {
  const graded = drives.map((drive) =>
    slots.map((slot, index): Verdict => {
      const slow = slows(drive, slot);
      if (slow === true) return 'fail';
      if (slow === undefined || shares[index] === undefined) return 'unknown';
      return shares[index] ? 'warning' : 'pass';
    }),
  );
  const { fails, unknowns, warnings } = assign(graded, slots.length);
  const free = (wanted: boolean, taken: number): number => shares.filter((one) => one === wanted).length - taken;
  const placed = drives.length - fails;
  // Drives that every slot slows down take what is left: slots with lanes of their own first.
  const left = Math.min(fails, slots.length - placed) - free(false, placed - warnings - unknowns);
  return { sharing: warnings + Math.max(0, left), doubt: unknowns > 0 || left > free(true, warnings) };
};

/** M.2 drives that sit where none is slowed down, and where as few as can be take lanes from the graphics card. */
export const m2Lanes = defineRule({
  id: 'm2-lanes',
  title: 'Lanes of the graphics card',
  source: 'edition 2, m2-lanes',
  reads: { gpu: [], storage: driveFacts, motherboard: ['m2', 'socket'] },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Takes card lanes', unknown: 'Shared lanes unknown' },
  find: (build) => {
    if (!speaksOf(build, () => true) || !maySit(build)) return undefined;
    const on = judge(build, ['gpu', 'storage', 'motherboard']);
    if (!on) return undefined;
    noteUnknownForms(build, on);
    const drives = ofForm(drivesOf(build), 'm2');
    for (const board of chosen(build, 'motherboard')) {
      const slots = on.need(board, 'list of M.2 slots', board.specs.m2);
      if (slots === undefined) continue;
      const shares = sharesOf(slots, board.specs.socket);
      if (shares.every((one) => one === false)) continue;
      const all = pieces(
        drives.map((drive) => ({ ...drive, quantity: drive.part.quantity })),
        slots.length,
      );
      const { sharing, doubt } = seat(all, slots, shares);
      if (doubt) {
        for (const { part, bus, gen } of drives)
          if (bus !== 'sata' && gen === undefined) on.missing(factOf(part, 'PCIe generation'));
        on.missing(`whether an M.2 slot of ${board.name} takes lanes from the graphics card`);
      } else if (sharing > 0)
        on.warn(
          `On ${board.name} an M.2 drive takes lanes from the graphics card, which keeps half of them or leaves a slot without: ${all.length} M.2 drives, ${sharing} on lanes of the card.`,
          [`${all.length} M.2 drives`, `${sharing} on card lanes`],
        );
    }
    return on.verdict('No drive takes lanes from the graphics card.');
  },
});
