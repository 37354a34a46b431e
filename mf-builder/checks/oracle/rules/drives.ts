import {
  above,
  allAbove,
  and,
  fold,
  has,
  judge,
  not,
  parts,
  pieces,
  sumAbove,
  type Judged,
  type OracleRule,
  type Tri,
} from '../three-valued-logic';
import { bestAssignment, placements, worst } from '../assignments';
import type { CheckedBuild, Facts, Verdict } from '../../../src/domain/compatibility/types';

type Drive = Facts<'storage'>;
type Slot = NonNullable<Facts<'motherboard'>['m2']>[number];

const form = (drive: Drive): string | undefined =>
  drive.formFactor === undefined ? undefined : fold(drive.formFactor);

const is = (drive: Drive, kind: 'm.2' | '2.5' | '3.5'): Tri => form(drive)?.startsWith(kind);

export const isM2 = (drive: Drive): Tri => is(drive, 'm.2');

/** By what the interface is called, else by `nvme`. */
export const isSata = ({ nvme, interface: plug }: Drive): Tri => {
  const text = fold(plug ?? '');
  if (text.includes('sata')) return true;
  if (/pcie|nvme/.test(text)) return false;
  return nvme === undefined ? undefined : !nvme;
};

const drivesOf = (build: CheckedBuild): Drive[] => pieces(parts(build, 'storage')).map(({ specs }) => specs);

const sizeOf = (drive: Drive): number | undefined => {
  const digits = /^m\.2(\d{4,5})$/.exec(form(drive) ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
};

const verdict = (bad: Tri, kind: 'fail' | 'warning'): Verdict => (bad === undefined ? 'unknown' : bad ? kind : 'pass');

const sizeVerdict = (drive: Drive, slot: Slot): Verdict => {
  const size = sizeOf(drive);
  return verdict(size === undefined || slot.sizes === undefined ? undefined : !slot.sizes.includes(size), 'fail');
};

const sataVerdict = (drive: Drive, slot: Slot): Verdict[] => {
  const sata = isSata(drive);
  if (sata === false) return [];
  return [sata === undefined ? 'unknown' : verdict(slot.sata === undefined ? undefined : !slot.sata, 'fail')];
};

const genVerdict = (drive: Drive, slot: Slot): Verdict[] => {
  if (isSata(drive) === true) return [];
  return [verdict(above(drive.pcieGen, slot.gen), 'warning')];
};

/** A drive that takes a SATA port: one of SATA that is not M.2. */
const onPort = (drive: Drive): Tri =>
  and(isSata(drive), form(drive) === undefined ? undefined : is(drive, 'm.2') === false);

const sataPorts = (
  drives: readonly Drive[],
  { sataPorts: ports, m2: slots }: Facts<'motherboard'>,
): Verdict | undefined => {
  const on = drives.map(onPort);
  if (on.every((one) => one === false)) return undefined;
  if (ports === undefined) return 'unknown';
  // M.2 drives sit where they disable least.
  const left = (m2: number, unknown: number): number => {
    const each = (slots ?? Array.from({ length: m2 }, (): Slot => ({}))).map((slot) => slot.disablesSata ?? unknown);
    const used = each.toSorted((a, b) => a - b).slice(0, m2);
    return Math.max(0, ports - used.reduce((sum, disabled) => sum + disabled, 0));
  };
  const onPorts = on.filter((one) => one === true).length;
  const m2 = drives.filter((drive) => is(drive, 'm.2') === true).length;
  if (onPorts > left(m2, 0)) return 'fail';
  if (on.includes(undefined)) return 'unknown';
  // An NVMe drive of unknown form factor may sit in a slot too.
  const mostM2 = drives.filter((drive) => is(drive, 'm.2') !== false).length;
  return onPorts > left(mostM2, 2) ? 'unknown' : 'pass';
};

type Seating = { size: Verdict[]; sata: Verdict[]; gen: Verdict[] };

/** M.2 drives in the slots that are best for one rule. */
const seating = (build: CheckedBuild, board: Facts<'motherboard'>, rule: keyof Seating): Verdict[] => {
  const drives = drivesOf(build);
  const m2 = drives.filter((drive) => is(drive, 'm.2') === true);
  const doubtful = drives.filter((drive) => form(drive) === undefined);
  const slots = board.m2 ?? [...m2, ...doubtful].map((): Slot => ({}));
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
        ...doubtful.flatMap((drive) => sataVerdict(drive, {})),
      ],
      gen: [
        ...pairs.flatMap(({ drive, slot }) => genVerdict(drive, slot)),
        ...doubtful.flatMap((drive) => genVerdict(drive, {})),
      ],
    };
  });
  return bestAssignment(all, (one) => [one[rule]])?.[rule] ?? [];
};

const m2Slots: OracleRule = (build) => {
  const count = drivesOf(build).flatMap((drive) => {
    const m2 = is(drive, 'm.2');
    return m2 === false ? [] : [m2 === undefined ? undefined : 1];
  });
  if (!has(build, 'motherboard') || count.length === 0) return undefined;
  return judge(parts(build, 'motherboard').map(({ specs }) => sumAbove(count, specs.m2?.length)));
};

/** `of` says which kind of M.2 drive a rule is about; such a drive that finds no slot is m2-slots' matter. */
const seated =
  (rule: keyof Seating, of: (drive: Drive) => Tri): OracleRule =>
  (build): Judged => {
    const boards = parts(build, 'motherboard').filter(({ specs }) => specs.m2?.length !== 0);
    const about = drivesOf(build).filter((drive) => is(drive, 'm.2') !== false && of(drive) !== false);
    if (boards.length === 0 || about.length === 0) return undefined;
    return worst(boards.flatMap(({ specs }) => seating(build, specs, rule)));
  };

const ports: OracleRule = (build): Judged => {
  const verdicts = parts(build, 'motherboard').flatMap(({ specs }) => sataPorts(drivesOf(build), specs) ?? []);
  return verdicts.length === 0 ? undefined : worst(verdicts);
};

const bays: OracleRule = (build) => {
  const drives = drivesOf(build);
  const mounted = drives.filter((drive) => form(drive) === undefined || is(drive, '2.5') || is(drive, '3.5'));
  if (!has(build, 'case') || mounted.length === 0) return undefined;
  const count = (kind: '2.5' | '3.5'): number => drives.filter((drive) => is(drive, kind)).length;
  const formUnknown = drives.some((drive) => form(drive) === undefined);
  const over = ({ bays25, bays35 }: Facts<'case'>): Tri => {
    if (formUnknown) return undefined;
    const overflow = count('2.5') === 0 ? 0 : bays25 === undefined ? undefined : Math.max(0, count('2.5') - bays25);
    if (overflow === undefined) return undefined;
    const in35 = count('3.5') + overflow;
    return in35 === 0 ? false : above(in35, bays35);
  };
  return judge(
    [],
    parts(build, 'case').map(({ specs }) => over(specs)),
  );
};

const sataPower: OracleRule = (build) => {
  const on = drivesOf(build)
    .map(onPort)
    .filter((one) => one !== false);
  if (!has(build, 'psu') || on.length === 0) return undefined;
  const count = on.map((one) => (one === undefined ? undefined : 1));
  return judge(
    [],
    parts(build, 'psu').map(({ specs }) => allAbove(count, specs.sata)),
  );
};

export const driveRules: Record<string, OracleRule> = {
  'm2-slots': m2Slots,
  'm2-size': seated('size', () => true),
  'm2-sata': seated('sata', isSata),
  'm2-gen': seated('gen', (drive) => not(isSata(drive))),
  'sata-ports': ports,
  'drive-bays': bays,
  'sata-power': sataPower,
};
