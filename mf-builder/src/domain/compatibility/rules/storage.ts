import { factOf, judge } from '../judge';
import { chosen, noneWanted } from '../parts';
import type { CheckedBuild, RuleFunction } from '../types';
import { count, drivesOf, type M2Slot, m2SlotsOf, noteUnknownForms, ofForm } from './drives';

/** A sum of figures; undefined where one is. */
const sumOf = (figures: readonly (number | undefined)[]): number | undefined =>
  figures.reduce<number | undefined>((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0);

/** Drives that take a SATA port or may do so. */
const maybeSata = (build: CheckedBuild) => drivesOf(build).filter(({ form, bus }) => form !== 'm2' && bus !== 'pcie');

/** Drives that take a SATA port and a SATA plug; an M.2 drive takes neither. What is not known is noted. */
const sataDrives = (build: CheckedBuild, on: ReturnType<typeof judge>): number => {
  const drives = maybeSata(build);
  for (const { part, form, bus } of drives) {
    if (bus === undefined) on?.lack(factOf(part, 'interface'));
    else if (form === undefined) on?.lack(factOf(part, 'form factor'));
  }
  return count(drives.filter(({ form, bus }) => form !== undefined && bus === 'sata'));
};

/** Ports a used M.2 slot may take, where the board does not say how many. */
const worstPerSlot = 2;

/** How many ports so many M.2 drives take at least, in the slots that suit best; `unsaid` stands in where a slot does not say. */
const portsLost = (slots: readonly M2Slot[], drives: number, unsaid: number): number =>
  slots
    .map(({ disablesSata }) => disablesSata ?? unsaid)
    .toSorted((a, b) => a - b)
    .slice(0, drives)
    .reduce((sum, lost) => sum + lost, 0);

// Why: the M.2 drives are taken to sit where they cost the fewest ports.
export const sataPorts: RuleFunction = (build) => {
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
  else if (wanted > ports - worst) on?.lack('how many SATA ports the M.2 slots in use take');
  return on?.verdict('Every SATA drive finds a port.');
};

export const driveBays: RuleFunction = (build) => {
  if (drivesOf(build).every(({ form }) => form === 'm2' || form === 'other')) return undefined;
  const on = judge(build, ['storage', 'case']);
  noteUnknownForms(build, on);
  const drives = drivesOf(build);
  const large = count(ofForm(drives, '3.5'));
  const small = count(ofForm(drives, '2.5'));
  for (const box of chosen(build, 'case')) {
    const { bays25, bays35 } = box.specs;
    if (small > 0) on?.need(box, 'number of 2.5" bays', bays25);
    const overflow = small - (bays25 ?? 0);
    // Why: 3.5" bays matter to 2.5" drives only when their own bays run out.
    if (large > 0 || (small > 0 && overflow > 0)) on?.need(box, 'number of 3.5" bays', bays35);
    const free = (bays35 ?? 0) - large;
    if (free < 0)
      on?.warn(`${box.name} has too few 3.5" bays: ${large} drives, ${bays35 ?? 0} bays.`, [
        `${large} 3.5" drives`,
        `${bays35 ?? 0} bays`,
      ]);
    else if (overflow > free)
      on?.warn(`${box.name} has too few bays for 2.5" drives: ${small} drives, ${(bays25 ?? 0) + free} bays.`, [
        `${small} 2.5" drives`,
        `${(bays25 ?? 0) + free} bays`,
      ]);
  }
  return on?.verdict('Every drive finds a bay.');
};

export const sataPower: RuleFunction = (build) => {
  if (maybeSata(build).length === 0) return undefined;
  const on = judge(build, ['storage', 'psu']);
  const wanted = sataDrives(build, on);
  if (wanted === 0) return on?.verdict('');
  let plugs = 0;
  for (const psu of chosen(build, 'psu'))
    plugs += (on?.need(psu, 'number of SATA plugs', psu.specs.sata) ?? 0) * psu.quantity;
  if (wanted > plugs)
    on?.warn(`The supply has too few SATA plugs; a splitter helps: ${wanted} drives, ${plugs} plugs.`, [
      `${wanted} SATA drives`,
      `${plugs} SATA plugs`,
    ]);
  return on?.verdict('Every SATA drive finds a power plug.');
};

export const storageKind: RuleFunction = (build) => {
  if (noneWanted(build, 'storage'))
    return {
      verdict: 'fail',
      parts: [],
      message: 'No drive is chosen: there is nothing to start the system from.',
      values: ['no drive', '1 drive at least'],
    };
  const on = judge(build, ['storage']);
  const drives = chosen(build, 'storage');
  if (drives.some(({ specs }) => specs.type === 'SSD')) return on?.verdict('There is an SSD to start from.');
  for (const drive of drives) on?.need(drive, 'kind (SSD or hard disk)', drive.specs.type);
  return on?.verdict(
    'There is a drive to start from.',
    'Only hard disks are chosen. The system starts and feels much faster from an SSD.',
  );
};
