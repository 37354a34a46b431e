import { isEntry, overclocks, taken, type Taken } from '../chipsets';
import { leadsPicture } from '../chipset-pictures';
import { above, has, judge, not, noteWhere, parts, sameWord, type OracleRule, type Tri } from '../three-valued-logic';
import type { CheckedBuild, CheckedPart, Facts } from '../../../src/domain/compatibility/types';

type Pair = { cpu: CheckedPart<'cpu'>; board: CheckedPart<'motherboard'> };

const pairs = (build: CheckedBuild): Pair[] =>
  parts(build, 'cpu').flatMap((cpu) => parts(build, 'motherboard').map((board) => ({ cpu, board })));

const cpuSocket: OracleRule = (build) => {
  if (!has(build, 'cpu', 'motherboard')) return undefined;
  return judge(pairs(build).map(({ cpu, board }) => not(sameWord(cpu.specs.socket, board.specs.socket))));
};

const every = (all: readonly Taken[], ...of: Taken[]): boolean => all.every((one) => of.includes(one));

const cpuChipset: OracleRule = (build) => {
  if (!has(build, 'cpu', 'motherboard')) return undefined;
  const met = pairs(build).map(({ cpu, board }) => taken(cpu, board));
  return judge(
    met.map((all) => {
      if (every(all, 'refused')) return true;
      return every(all, 'native', 'shops', 'update') || every(all, 'unofficial') ? false : undefined;
    }),
    met.map((all) => every(all, 'unofficial')),
  );
};

/** A board that the visitor has is not what shops have by now. */
const inHand = (all: readonly Taken[], { owned }: CheckedPart<'motherboard'>): Taken[] =>
  all.map((one) => (owned === true && one === 'shops' ? 'update' : one));

const biosUpdate: OracleRule = (build) => {
  const asked = pairs(build)
    .map(({ cpu, board }) => ({ all: inHand(taken(cpu, board), board), flashback: board.specs.biosFlashback === true }))
    .filter(({ all }) => !every(all, 'refused') && !every(all, 'unofficial'));
  if (asked.length === 0) return undefined;
  const verdict = judge(
    [],
    asked.map(({ all, flashback }) => {
      if (every(all, 'update')) return !flashback;
      return every(all, 'native') || every(all, 'shops') ? false : undefined;
    }),
  );
  return noteWhere(
    verdict,
    asked.some(({ all }) => !every(all, 'native')),
  );
};

const overclock: OracleRule = (build) => {
  if (!has(build, 'cpu', 'motherboard')) return undefined;
  const lost = pairs(build).map(({ cpu, board }) => {
    const { chipset } = board.specs;
    if (cpu.specs.unlocked !== true) return cpu.specs.unlocked;
    return chipset === undefined ? undefined : not(overclocks(chipset));
  });
  return noteWhere(lost.includes(undefined) ? 'unknown' : 'pass', lost.includes(true));
};

const displayOutput: OracleRule = (build) => {
  if (!has(build, 'cpu') || build.gpu === undefined) return undefined;
  if (has(build, 'gpu')) return 'pass';
  const dark = (igpu: string | null | undefined): Tri => (igpu === undefined ? undefined : igpu === null);
  const boards = parts(build, 'motherboard').flatMap(({ specs: { chipset, displayOutputs } }): Tri[] => [
    not(leadsPicture(chipset)),
    displayOutputs === undefined ? undefined : displayOutputs.length === 0,
  ]);
  return judge([...parts(build, 'cpu').map((cpu) => dark(cpu.specs.igpu)), ...boards]);
};

/**
 * Whether a CPU draws more than an entry chipset is made for; on such a chipset its `tdpW` can show that it does, and that
 * it does not only where the board's maker lists processors of as much.
 */
const strained = ({ specs }: CheckedPart<'cpu'>, { chipset, cpuTdpMaxW }: Facts<'motherboard'>): Tri => {
  const entry = chipset === undefined ? undefined : isEntry(chipset);
  if (entry === undefined) return undefined;
  if (!entry) return (specs.maxPowerW ?? specs.tdpW) === undefined ? undefined : false;
  if (above(specs.tdpW, cpuTdpMaxW) === false) return false;
  return above(specs.maxPowerW, 150) ?? (above(specs.tdpW, 150) === true ? true : undefined);
};

const vrm: OracleRule = (build) => {
  if (!has(build, 'cpu', 'motherboard')) return undefined;
  return judge(
    [],
    pairs(build).map(({ cpu, board }) => strained(cpu, board.specs)),
  );
};

export const processorRules: Record<string, OracleRule> = {
  'cpu-socket': cpuSocket,
  'cpu-chipset': cpuChipset,
  'bios-update': biosUpdate,
  overclock,
  'display-output': displayOutput,
  vrm,
};
