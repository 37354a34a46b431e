import { isDesktop } from '../chipsets';
import { worst } from '../assignments';
import {
  above,
  allAbove,
  has,
  judge,
  parts,
  pieces,
  type Judged,
  type OracleRule,
  type Tri,
} from '../three-valued-logic';
import type { CheckedBuild, Facts, Verdict } from '../../../src/domain/compatibility/types';
import { busOf, form, is, isCard, isM2, type Drive } from './drive-kinds';
import { hubsOnSata } from './fan-hubs';
import { m2SlotsOf } from './slots-by-cpu';

/** The port that a drive wants; 'none of these' is one that desktop boards have not; undefined: not known. */
type Want = 'SATA' | 'SAS' | 'U.2' | 'none of these' | 'no port';

const wantOf = (drive: Drive): Want | undefined => {
  if (isM2(drive) === true || isCard(drive) === true) return 'no port';
  const bus = form(drive) === undefined ? undefined : busOf(drive);
  if (bus === undefined) return undefined;
  if (bus === 'PCIe') return is(drive, '2.5') === true || is(drive, '3.5') === true ? 'U.2' : 'no port';
  return bus === 'SATA' || bus === 'SAS' ? bus : 'none of these';
};

const drivesOf = (build: CheckedBuild): Drive[] => pieces(parts(build, 'storage')).map(({ specs }) => specs);

type Slot = { disablesSata?: number; none: Tri };

/** A slot of which nothing is known. */
const anySlot: Slot = { none: false };

/** Ports that M.2 slots take, at least and at most; drives sit where they take least. */
const takenPorts = (build: CheckedBuild, board: Facts<'motherboard'>): { least: number; most: number } => {
  const drives = drivesOf(build).filter((drive) => isM2(drive) === true).length;
  const slots: readonly Slot[] = m2SlotsOf(build, board) ?? Array.from({ length: drives }, () => anySlot);
  const taken = (of: readonly Slot[], unknown: number): number =>
    of
      .map(({ disablesSata }) => disablesSata ?? unknown)
      .toSorted((a, b) => a - b)
      .slice(0, drives)
      .reduce((sum, ports) => sum + ports, 0);
  const sure = slots.filter(({ none }) => none === false);
  const rest = sure.length < slots.length ? Math.max(0, drives - sure.length) : 0;
  return { least: taken(slots, 0), most: taken(sure, 2) + 2 * rest };
};

/** The ports of controllers; a card that does not say has none. */
const added = (build: CheckedBuild, kind: 'sasPorts' | 'sataPorts'): number =>
  pieces(parts(build, 'networkCard')).reduce((sum, { specs }) => sum + (specs[kind] ?? 0), 0);

const sasOf = (build: CheckedBuild, { sasPorts, chipset }: Facts<'motherboard'>): number | undefined => {
  const own = sasPorts ?? (isDesktop(chipset) === true ? 0 : undefined);
  return own === undefined ? undefined : own + added(build, 'sasPorts');
};

/** Whether SATA drives, beside SAS drives, are more than what is left for them. */
const tooMany = (build: CheckedBuild, board: Facts<'motherboard'>, sata: number, sas: number): Tri => {
  if (board.sataPorts === undefined) return undefined;
  const own = board.sataPorts;
  const { least, most } = takenPorts(build, board);
  const ports = sasOf(build, board);
  const left = (taken: number): number => Math.max(0, own - taken) + added(build, 'sataPorts');
  if (ports !== undefined && sata + sas > left(least) + ports) return true;
  const short = ports === undefined ? sata > left(most) : sata + sas > left(most) + ports;
  return short ? undefined : false;
};

const onBoard = (build: CheckedBuild, board: Facts<'motherboard'>): Verdict | undefined => {
  const wants = drivesOf(build).map(wantOf);
  if (wants.every((want) => want === 'no port')) return undefined;
  const count = (of: Want): number => wants.filter((want) => want === of).length;
  const [sata, sas, u2] = [count('SATA'), count('SAS'), count('U.2')];
  return judge([
    sas === 0 ? false : above(sas, sasOf(build, board)),
    sata === 0 ? false : tooMany(build, board, sata, sas),
    u2 === 0 ? false : above(u2, board.u2Ports),
    count('none of these') === 0 ? false : isDesktop(board.chipset) === true || undefined,
    wants.includes(undefined) ? undefined : false,
  ]);
};

const ports: OracleRule = (build): Judged => {
  const verdicts = parts(build, 'motherboard').flatMap(({ specs }) => onBoard(build, specs) ?? []);
  return verdicts.length === 0 ? undefined : worst(verdicts);
};

const sataPower: OracleRule = (build) => {
  const plugs = drivesOf(build).flatMap((drive) => {
    const want = wantOf(drive);
    if (want === undefined) return [undefined];
    return want === 'no port' || want === 'none of these' ? [] : [1];
  });
  const all = [...plugs, ...Array.from({ length: hubsOnSata(build) }, () => 1)];
  if (!has(build, 'psu') || all.length === 0) return undefined;
  return judge(
    [],
    parts(build, 'psu').map(({ specs }) => allAbove(all, specs.sata)),
  );
};

export const sataRules: Record<string, OracleRule> = { 'sata-ports': ports, 'sata-power': sataPower };
