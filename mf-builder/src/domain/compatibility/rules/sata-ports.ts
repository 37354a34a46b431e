import { count, driveFacts, drivesOf, m2SlotsOf, ofForm, type M2Slot } from '../build-facts/drives';
import { maybeSata, sataDrives } from '../build-facts/sata-drives';
import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

/** A sum of figures; undefined where one is. */
const sumOf = (figures: readonly (number | undefined)[]): number | undefined =>
  figures.reduce<number | undefined>((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0);

/** Ports a used M.2 slot may take, where the board does not say how many. */
const worstPerSlot = 2;

/** How many ports so many M.2 drives take at least, in the slots that suit best; `unsaid` stands in where a slot does not say. */
const portsLost = (slots: readonly M2Slot[], drives: number, unsaid: number): number =>
  slots
    .map(({ disablesSata }) => disablesSata ?? unsaid)
    .toSorted((a, b) => a - b)
    .slice(0, drives)
    .reduce((sum, lost) => sum + lost, 0);

/** SATA drives up to the ports, less those that used M.2 slots take. */
// Why: the M.2 drives are taken to sit where they cost the fewest ports.
export const sataPorts = defineRule({
  id: 'sata-ports',
  title: 'SATA ports',
  source: 'written rule 31',
  reads: { storage: driveFacts, motherboard: ['sataPorts', 'm2'] },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Too few SATA ports', unknown: 'SATA ports unknown' },
  find: (build) => {
    if (maybeSata(build).length === 0) return undefined;
    const on = judge(build, ['storage', 'motherboard']);
    const wanted = sataDrives(build, on);
    if (wanted === 0) return on?.verdict('');
    const ports = sumOf(
      chosen(build, 'motherboard').map((board) => on?.need(board, 'number of SATA ports', board.specs.sataPorts)),
    );
    if (ports === undefined) return on?.verdict('');
    const drives = drivesOf(build);
    const slots = m2SlotsOf(build);
    // Why: an NVMe drive of unknown form may sit in an M.2 slot too; a board without a slot list may lose two ports per drive.
    const used = count(ofForm(drives, 'm2'));
    const atMost = used + count(drives.filter(({ form, bus }) => form === undefined && bus === 'pcie'));
    const lost = slots ? portsLost(slots, used, 0) : 0;
    const worst = slots ? portsLost(slots, atMost, worstPerSlot) : atMost * worstPerSlot;
    const left = Math.max(0, ports - lost);
    if (wanted > ports - lost)
      on?.fail(
        `There are more SATA drives than ports${lost > 0 ? ', since M.2 slots in use take some' : ''}: ${wanted} drives, ${left} ports.`,
        [`${wanted} SATA drives`, `${left} SATA ports`],
      );
    else if (wanted > ports - worst) on?.missing('how many SATA ports the M.2 slots in use take');
    return on?.verdict('Every SATA drive finds a port.');
  },
});
