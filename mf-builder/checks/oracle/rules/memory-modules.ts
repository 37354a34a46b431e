import { isDeepStrictEqual } from 'node:util';
import { chipsetName } from '../chipsets';
import {
  allAbove,
  fold,
  has,
  judge,
  listed,
  noteWhere,
  parts,
  pieces,
  sameWord,
  type OracleRule,
  type Tri,
} from '../three-valued-logic';
import type { CheckedBuild, CheckedPart, Facts } from '../../../src/domain/compatibility/types';

type Kit = CheckedPart<'ram'>;

/** One piece is one kit. */
const kitsOf = (build: CheckedBuild): Facts<'ram'>[] => pieces(parts(build, 'ram')).map(({ specs }) => specs);

/** An odd number is no loss where it fills the board, or every channel alike. */
const ramChannels: OracleRule = (build) => {
  if (!has(build, 'ram')) return undefined;
  const counts = kitsOf(build).map(({ modules }) => modules);
  if (counts.includes(undefined)) return 'unknown';
  const all = counts.reduce<number>((sum, count = 0) => sum + count, 0);
  const full = parts(build, 'motherboard').some(({ specs: { memorySlots = 4 } }) => memorySlots === all);
  const even = parts(build, 'cpu').some(({ specs: { memChannels = 2 } }) => all % memChannels === 0);
  return judge([], [all % 2 === 1 && !full && !even]);
};

const fourChannels = [
  ...['TR4', 'sTRX4', 'sWRX8', 'sTR5', 'SP3', 'SP5', 'SP6'],
  ...['LGA2011', 'LGA2011-3', 'LGA2066', 'LGA3647', 'LGA4189', 'LGA4677'],
];

/** Whether some socket has less than four channels: those of the boards tell, of the processors where no board is chosen. */
const fewChannels = (build: CheckedBuild): Tri => {
  const holders = has(build, 'motherboard') ? parts(build, 'motherboard') : parts(build, 'cpu');
  if (holders.length === 0) return true;
  const wide = holders.map(({ specs }) => listed(specs.socket, fourChannels));
  return wide.includes(undefined) ? undefined : wide.includes(false);
};

/** Four modules of DDR4 of several kits, faster than 3200. */
const fastFour = (kits: readonly Facts<'ram'>[]): Tri => {
  const ddr4 = kits.filter(({ ramType }) => sameWord(ramType, 'DDR4') === true);
  if (ddr4.length < 2) return false;
  if (ddr4.some(({ speed, modules }) => speed === undefined || modules === undefined)) return undefined;
  const fast = ddr4.filter(({ speed = 0 }) => speed > 3200);
  return fast.length > 1 && fast.reduce((sum, { modules = 0 }) => sum + modules, 0) > 3;
};

const ramFour: OracleRule = (build) => {
  if (!has(build, 'ram')) return undefined;
  const kits = kitsOf(build);
  const counts = kits.map(({ ramType, modules }) => {
    const ddr5 = sameWord(ramType, 'DDR5');
    return ddr5 === undefined ? undefined : ddr5 ? modules : 0;
  });
  const many = [allAbove(counts, 3), fastFour(kits)];
  // The sockets are asked for from four modules on.
  const asked = many.includes(undefined) ? undefined : many.includes(true);
  return judge([], [asked === true ? fewChannels(build) : asked]);
};

/** By id; without ids by name and by each fact that is known of either. */
const differ = (a: Kit, b: Kit): Tri => {
  if (a.id !== undefined && b.id !== undefined) return a.id !== b.id;
  if (a.name !== b.name) return true;
  const of = ({ specs }: Kit): Map<string, unknown> => new Map(Object.entries(specs));
  const [one, other] = [of(a), of(b)];
  const keys = [...new Set([...one.keys(), ...other.keys()])];
  if (keys.some((key) => one.has(key) && other.has(key) && !isDeepStrictEqual(one.get(key), other.get(key))))
    return true;
  return keys.every((key) => one.has(key) && other.has(key)) ? false : undefined;
};

const ramMixed: OracleRule = (build) => {
  if (!has(build, 'ram')) return undefined;
  const kits = parts(build, 'ram');
  const verdict = judge(
    [],
    kits.flatMap((a) => kits.map((b) => differ(a, b))),
  );
  return noteWhere(verdict, kitsOf(build).length > 1);
};

const unbuffered =
  'am1 am2 am2+ am3 am3+ am4 am5 fm1 fm2 fm2+ lga775 lga1150 lga1151 lga1155 lga1156 lga115x lga1200 lga1700 lga1851 tr4 strx4'.split(
    ' ',
  );

const registered = 'sp3 sp5 sp6 str5 lga3647 lga4189 lga4677'.split(' ');

/** Two sockets take what the chipset says. */
const byChipset: Record<string, Record<string, 'unbuffered' | 'registered'>> = {
  lga2066: { x299: 'unbuffered', c422: 'registered' },
  lga2011: { x79: 'unbuffered' },
};

/** The kind of memory that a board takes. */
const kindOf = ({ socket, chipset }: Facts<'motherboard'>): 'unbuffered' | 'registered' | 'either' | undefined => {
  const name = fold(socket ?? '');
  if (unbuffered.includes(name)) return 'unbuffered';
  if (registered.includes(name)) return 'registered';
  if (name === 'swrx8') return 'either';
  return byChipset[name]?.[chipset === undefined ? '' : chipsetName(chipset)];
};

const wrongKind = (kit: Facts<'ram'>, board: Facts<'motherboard'>): Tri => {
  const kind = kindOf(board);
  if (kind === 'either') return false;
  return kind === undefined || kit.registered === undefined ? undefined : kit.registered !== (kind === 'registered');
};

const ramRegistered: OracleRule = (build) => {
  if (!has(build, 'ram', 'motherboard')) return undefined;
  return judge(
    parts(build, 'ram').flatMap((kit) => parts(build, 'motherboard').map((board) => wrongKind(kit.specs, board.specs))),
  );
};

/** Rules about how many modules there are, of how many kits, and of which kind. */
export const moduleRules: Record<string, OracleRule> = {
  'ram-channels': ramChannels,
  'ram-four-ddr5': ramFour,
  'ram-mixed': ramMixed,
  'ram-registered': ramRegistered,
};
