import { assign, pieces } from '../best-assignment';
import { driveFacts, drivesOf, noteUnknownForms, ofForm, type Drive } from '../build-facts/drives';
import { maySit, speaksOf } from '../build-facts/m2-arrangement';
import { hasOwnLanes, sharesOf } from '../build-facts/m2-lanes';
import { noteWants, slows } from '../build-facts/m2-speed';
import {
  feeding,
  isHalfFedSocket,
  m2OfBoard,
  m2SlotReads,
  openSlots,
  takesOfSlots,
  typesBeside,
  type M2Place,
} from '../build-facts/slots-by-cpu';
import { defineRule } from '../define-rule';
import { counted } from '../spelling';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';
import type { Verdict } from '../types';

/** A slot that is there, and whether it takes lanes from the graphics slot. */
interface Seat {
  place: M2Place;
  shares: boolean | undefined;
}

/** How the drives of a board sit: those that take lanes from the card, and whether something about them is not known. */
interface Seats {
  sharing: number;
  doubt: boolean;
}

/**
 * The drives in the slots where the fewest are slowed down, then the least is in doubt, then the fewest take lanes from the card. A slot
 * that slows a drive is the worst, since the drive was bought for its speed; m2-gen speaks of it.
 */
const seat = (drives: readonly Drive[], slots: readonly Seat[]): Seats => {
  const graded = drives.map((drive) =>
    slots.map(({ place, shares }): Verdict => {
      const slow = slows(drive, place);
      if (slow === true) return 'fail';
      if (slow === undefined || shares === undefined || place.live !== true) return 'unknown';
      return shares ? 'warning' : 'pass';
    }),
  );
  const { fails, unknowns, warnings } = assign(graded, slots.length);
  const free = (wanted: boolean, taken: number): number =>
    Math.max(0, slots.filter(({ place, shares }) => shares === wanted && place.live === true).length - taken);
  const placed = drives.length - fails;
  // Drives that every slot slows down take what is left: slots that surely have lanes of their own first, then those on lanes of the card.
  const left = Math.max(0, Math.min(fails, slots.length - placed) - free(false, placed - warnings - unknowns));
  const onCard = Math.min(left, free(true, warnings));
  return { sharing: warnings + onCard, doubt: unknowns > 0 || left > onCard };
};

/** M.2 drives that sit where none is slowed down, and where as few as can be take lanes from the graphics card. */
export const m2Lanes = defineRule({
  id: 'm2-lanes',
  title: 'Lanes of the graphics card',
  source: 'edition 2, m2-lanes',
  reads: { gpu: [], storage: driveFacts, ...m2SlotReads },
  takes: {
    motherboard: {
      ...takesOfSlots(({ gen, lanes, sharesGpu }) => [gen, lanes, sharesGpu]),
      socket: (socket) => [isHalfFedSocket(socket), hasOwnLanes(socket)],
    },
  },
  can: ['pass', 'warning', 'unknown'],
  short: { warning: 'Takes card lanes', unknown: 'Shared lanes unknown' },
  find: (build) => {
    if (!speaksOf(build, () => true) || !maySit(build)) return undefined;
    const on = judge(build, ['gpu', 'storage', 'motherboard'], typesBeside(build));
    if (!on) return undefined;
    noteUnknownForms(build, on);
    const drives = ofForm(drivesOf(build), 'm2');
    for (const board of chosen(build, 'motherboard')) {
      const list = on.need(board, 'list of M.2 slots', board.specs.m2);
      if (list === undefined) continue;
      // Why of the whole list: which slot has lanes of its own does not depend on the processor.
      const shares = sharesOf(list, board.specs.socket);
      const slots = m2OfBoard(board, feeding(build))
        .map((place, index): Seat => ({ place, shares: shares[index] }))
        .filter(({ place }) => place.live !== false);
      if (slots.every((one) => one.shares === false)) continue;
      const all = pieces(
        drives.map((drive) => ({ ...drive, quantity: drive.part.quantity })),
        slots.length,
      );
      const { sharing, doubt } = seat(all, slots);
      if (doubt) {
        noteWants(drives, on);
        for (const what of openSlots(build)) on.missing(what);
        on.missing(`whether an M.2 slot of ${board.name} takes lanes from the graphics card`);
      } else if (sharing > 0)
        on.warn(
          `On ${board.name} an M.2 drive takes lanes from the graphics card, which keeps half of them or leaves a slot without: ${counted(all.length, 'M.2 drive')}, ${sharing} on lanes of the card.`,
          [counted(all.length, 'M.2 drive'), `${sharing} on card lanes`],
        );
    }
    return on.verdict('No drive takes lanes from the graphics card.');
  },
});
