import { count, driveFacts, drivesOf, noteUnknownForms, ofForm } from '../build-facts/drives';
import { speaksOf } from '../build-facts/m2-arrangement';
import {
  m2PlacesOf,
  m2SlotReads,
  openSlots,
  starvedSlots,
  takesOfSlots,
  thatWork,
  typesBeside,
} from '../build-facts/slots-by-cpu';
import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { counted } from '../spelling';
import { chosen } from '../chosen-parts';

/** M.2 drives up to the number of slots that have lanes with the processor. */
export const m2Slots = defineRule({
  id: 'm2-slots',
  title: 'M.2 slots',
  source: 'written rule 27, edition 13',
  reads: { storage: driveFacts, ...m2SlotReads },
  takes: { motherboard: takesOfSlots(() => []) },
  can: ['pass', 'fail', 'warning', 'unknown'],
  short: { fail: 'Too few M.2 slots', warning: 'M.2 slot may be dead', unknown: 'M.2 slots unknown' },
  find: (build) => {
    if (!speaksOf(build, () => true)) return undefined;
    const on = judge(build, ['storage', 'motherboard'], typesBeside(build));
    noteUnknownForms(build, on);
    const wanted = count(ofForm(drivesOf(build), 'm2'));
    if (wanted === 0) return on?.verdict('');
    for (const board of chosen(build, 'motherboard')) on?.need(board, 'list of M.2 slots', board.specs.m2);
    const slots = m2PlacesOf(build);
    if (slots !== undefined && wanted > slots.length) {
      const message = `There are more M.2 drives than slots${thatWork(build)}: ${counted(wanted, 'drive')}, ${counted(slots.length, 'slot')}.`;
      const values = [counted(wanted, 'M.2 drive'), counted(slots.length, 'M.2 slot')] as const;
      // Why only a loss where the table alone takes the slot away: a few boards have a switch that feeds it from the chipset.
      if (wanted > slots.length + starvedSlots(build)) on?.fail(message, values);
      else on?.warn(`${message} The manual of the motherboard tells whether it feeds the others otherwise.`, values);
    } else if (slots !== undefined && wanted > slots.filter(({ live }) => live === true).length)
      for (const what of openSlots(build)) on?.missing(what);
    return on?.verdict('Every M.2 drive finds a slot.');
  },
});
