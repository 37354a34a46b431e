import { families, isEntry, overclocks, taken, type Taken } from '../chipsets';
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
  return judge(
    pairs(build).map(({ cpu, board }) => {
      const all = taken(cpu, board.specs.chipset);
      return every(all, 'refused') ? true : every(all, 'native', 'shops', 'update') ? false : undefined;
    }),
  );
};

const biosUpdate: OracleRule = (build) => {
  const asked = pairs(build)
    .map(({ cpu, board }) => ({ all: taken(cpu, board.specs.chipset), flashback: board.specs.biosFlashback === true }))
    .filter(({ all }) => !every(all, 'refused'));
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
  return judge(parts(build, 'cpu').map((cpu) => dark(cpu.specs.igpu)));
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

/** Whether a CPU is older than Zen+ or Intel's 8th generation. */
export const olderThanWindows11 = (cpu: CheckedPart<'cpu'>): Tri => {
  const old = families(cpu).map((family) => ['Zen', '6th', '7th'].includes(family));
  if (old.length === 0) return undefined;
  return old.every(Boolean) ? true : old.some(Boolean) ? undefined : false;
};

export const processorRules: Record<string, OracleRule> = {
  'cpu-socket': cpuSocket,
  'cpu-chipset': cpuChipset,
  'bios-update': biosUpdate,
  overclock,
  'display-output': displayOutput,
  vrm,
};
