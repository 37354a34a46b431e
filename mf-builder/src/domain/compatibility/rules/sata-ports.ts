import { count, driveFacts, drivesOf, ofForm, type Drive } from '../build-facts/drives';
import { cabledDrives, controllerPorts, portsWanted } from '../build-facts/port-drives';
import {
  isHalfFed,
  m2PlacesOf,
  m2SlotReads,
  takesOfSlots,
  typesBeside,
  type M2Place,
} from '../build-facts/slots-by-cpu';
import { defineRule, type BuildOf } from '../define-rule';
import { judge, type Judge } from '../judge';
import { chosen } from '../chosen-parts';
import { counted } from '../spelling';
import { chipsetRow } from '../tables/chipset-support';

const reads = {
  storage: driveFacts,
  cpu: m2SlotReads.cpu,
  motherboard: [...m2SlotReads.motherboard, 'sataPorts', 'sasPorts', 'u2Ports'],
  networkCard: ['sasPorts', 'sataPorts'],
} as const;

type Build = BuildOf<typeof reads>;

const isDesktop = (chipset: string | undefined): boolean => chipset !== undefined && chipsetRow(chipset) !== undefined;

/** A sum of figures; undefined where one is. */
const sumOf = (figures: readonly (number | undefined)[]): number | undefined =>
  figures.reduce<number | undefined>((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0);

/** Ports a used M.2 slot may take, where the board does not say how many. */
const worstPerSlot = 2;

/** How many ports so many M.2 drives take at least, in the slots that suit best; `unsaid` stands in where a slot does not say. */
const portsLost = (slots: readonly M2Place[], drives: number, unsaid: number): number =>
  slots
    .map(({ disablesSata }) => disablesSata ?? unsaid)
    .toSorted((a, b) => a - b)
    .slice(0, drives)
    .reduce((sum, lost) => sum + lost, 0);

/** How many SATA ports the M.2 drives take at least and at most. */
const lostTo = (build: Build): { least: number; most: number } => {
  const drives = drivesOf(build);
  const slots = m2PlacesOf(build);
  // Why: an NVMe drive of unknown form may sit in an M.2 slot too; a board without a slot list may lose two ports per drive.
  const used = count(ofForm(drives, 'm2'));
  const most = used + count(drives.filter(({ form, bus }) => form === undefined && bus === 'pcie'));
  if (!slots) return { least: 0, most: most * worstPerSlot };
  const sure = slots.filter(({ live }) => live === true);
  const inOthers = Math.max(0, Math.min(most, slots.length) - sure.length);
  return {
    least: portsLost(slots, used, 0),
    most: portsLost(sure, most, worstPerSlot) + inOthers * worstPerSlot,
  };
};

/** SAS ports that are known, and the boards that may have more. A desktop board that does not say has none. */
const sasPortsOf = (build: Build) => {
  const boards = chosen(build, 'motherboard');
  return {
    known: boards.reduce((sum, { specs }) => sum + (specs.sasPorts ?? 0), controllerPorts(build).sas),
    open: boards.filter(({ specs: { sasPorts, chipset } }) => sasPorts === undefined && !isDesktop(chipset)),
  };
};

/** SATA drives on SATA ports or SAS ports, SAS drives on SAS ports, less what M.2 slots take. */
const judgeSata = (build: Build, sata: number, sas: number, on: Judge): void => {
  const { known, open } = sasPortsOf(build);
  /** A fail, unless a board may have more SAS ports than is known. */
  const fail = (message: string, values: readonly [string, string]): void => {
    if (open.length === 0) on.fail(message, values);
    for (const board of open) on.need(board, 'number of SAS ports', board.specs.sasPorts);
  };
  if (sas > known)
    fail(`There are more SAS drives than SAS ports: ${counted(sas, 'drive')}, ${counted(known, 'port')}.`, [
      counted(sas, 'SAS drive'),
      counted(known, 'SAS port'),
    ]);
  if (sata === 0) return;
  const ofBoards = sumOf(
    chosen(build, 'motherboard').map((board) => on.need(board, 'number of SATA ports', board.specs.sataPorts)),
  );
  if (ofBoards === undefined) return;
  const lost = lostTo(build);
  const others = controllerPorts(build).sata + known;
  const left = Math.max(0, ofBoards - lost.least) + others;
  const [kind, port] = [sas > 0 ? 'SATA and SAS' : 'SATA', others > 0 || sas > 0 ? 'port' : 'SATA port'];
  if (sata + sas > left)
    fail(
      `There are more ${kind} drives than ports${lost.least > 0 ? ', since M.2 slots in use take some' : ''}: ${counted(sata + sas, 'drive')}, ${counted(left, 'port')}.`,
      [counted(sata + sas, `${kind} drive`), counted(left, port)],
    );
  else if (sata + sas > Math.max(0, ofBoards - lost.most) + others)
    on.missing('how many SATA ports the M.2 slots in use take');
};

const judgeU2 = (build: Build, wanted: number, on: Judge): void => {
  if (wanted === 0) return;
  const ports = sumOf(
    chosen(build, 'motherboard').map((board) => on.need(board, 'number of U.2 ports', board.specs.u2Ports)),
  );
  if (ports !== undefined && wanted > ports)
    on.fail(`There are more U.2 drives than U.2 ports: ${counted(wanted, 'drive')}, ${counted(ports, 'port')}.`, [
      counted(wanted, 'U.2 drive'),
      counted(ports, 'U.2 port'),
    ]);
};

const old = { msata: 'mSATA slot', pata: 'PATA port' } as const;

/** Drives that no desktop board takes. */
const judgeOld = (build: Build, drives: readonly Drive[], on: Judge): void => {
  for (const { part, bus } of drives) {
    if (bus !== 'msata' && bus !== 'pata') continue;
    const place = old[bus];
    const boards = chosen(build, 'motherboard');
    const other = boards.find(({ specs }) => !isDesktop(specs.chipset));
    if (other) on.missing(`whether ${other.name} has ${bus === 'msata' ? 'an' : 'a'} ${place}`);
    else
      on.fail(
        `${part.name} needs ${bus === 'msata' ? 'an' : 'a'} ${place}, and ${boards[0]?.name ?? 'the board'} has none.`,
        [bus === 'msata' ? 'mSATA drive' : 'PATA drive', `no ${place}`],
      );
  }
};

/** Drives on cables up to the ports of their kind, less those that used M.2 slots take. */
// Why: the M.2 drives are taken to sit where they cost the fewest ports.
export const sataPorts = defineRule({
  id: 'sata-ports',
  title: 'Drive ports',
  source: 'written rule 31',
  reads,
  takes: {
    motherboard: {
      ...takesOfSlots(({ disablesSata }) => [disablesSata]),
      chipset: (chipset) => [isHalfFed(chipset), isDesktop(chipset)],
    },
  },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Too few drive ports', unknown: 'Drive ports unknown' },
  find: (build) => {
    const drives = cabledDrives(build);
    if (drives.length === 0) return undefined;
    const { sata, sas } = controllerPorts(build);
    const on = judge(
      build,
      ['storage', 'motherboard'],
      [...typesBeside(build), ...(sata + sas > 0 ? (['networkCard'] as const) : [])],
    );
    if (!on) return undefined;
    const wanted = portsWanted(build, on);
    judgeSata(build, wanted('sata'), wanted('sas'), on);
    judgeU2(build, wanted('u2'), on);
    judgeOld(build, drives, on);
    return on.verdict('Every drive finds a port.');
  },
});
