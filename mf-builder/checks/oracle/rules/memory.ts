import {
  above,
  and,
  has,
  judge,
  listed,
  not,
  noteWhere,
  or,
  parts,
  sameWord,
  sumAbove,
  type OracleRule,
} from '../three-valued-logic';
import type { CheckedBuild, CheckedPart } from '../../../src/domain/compatibility/types';
import { families } from '../chipsets';

type Kit = CheckedPart<'ram'>;
type Board = CheckedPart<'motherboard'>;

const times = (value: number | undefined, part: Kit): number | undefined =>
  value === undefined ? undefined : value * part.quantity;

const kitsAndBoards = <R>(build: CheckedBuild, each: (kit: Kit, board: Board) => R): R[] =>
  parts(build, 'ram').flatMap((kit) => parts(build, 'motherboard').map((board) => each(kit, board)));

const ramType: OracleRule = (build) => {
  if (!has(build, 'ram', 'motherboard')) return undefined;
  return judge(kitsAndBoards(build, (kit, board) => not(sameWord(kit.specs.ramType, board.specs.ramType))));
};

const ramCpu: OracleRule = (build) => {
  if (!has(build, 'ram', 'cpu')) return undefined;
  return judge(
    parts(build, 'ram').flatMap((kit) =>
      parts(build, 'cpu').map((cpu) => not(listed(kit.specs.ramType, cpu.specs.memTypes))),
    ),
  );
};

const boardForm = ({ specs }: Board): string | undefined => {
  if (specs.ramForm !== undefined) return specs.ramForm;
  return listed(specs.formFactor, ['ATX', 'micro-ATX', 'E-ATX']) === true ? 'DIMM' : undefined;
};

const ramForm: OracleRule = (build) => {
  if (!has(build, 'ram', 'motherboard')) return undefined;
  return judge(
    kitsAndBoards(build, ({ specs }, board) => {
      const form = specs.sodimm === undefined ? undefined : specs.sodimm ? 'SO-DIMM' : 'DIMM';
      return not(sameWord(form, boardForm(board)));
    }),
  );
};

const modules = (build: CheckedBuild): (number | undefined)[] =>
  parts(build, 'ram').map((kit) => times(kit.specs.modules, kit));

const ramSlots: OracleRule = (build) => {
  if (!has(build, 'ram', 'motherboard')) return undefined;
  // A kit is at least one module.
  const least = parts(build, 'ram').map((kit) => times(kit.specs.modules ?? 1, kit));
  return judge(
    parts(build, 'motherboard').map(({ specs }) =>
      sumAbove(least, specs.memorySlots) === true ? true : sumAbove(modules(build), specs.memorySlots),
    ),
  );
};

/** GB that a platform takes by now: Ryzen 7000 and 8000, Ryzen 9000, LGA1700. One that is not named takes no more than at launch. */
const later: Record<string, number> = { 7000: 192, 8000: 192, 9000: 256, '12th': 192, '13th': 192, '14th': 192 };

const platformLimits = (cpu: CheckedPart<'cpu'>): number[] => {
  if (cpu.specs.arch === undefined && cpu.specs.generation === undefined) return [0, ...Object.values(later)];
  const named = families(cpu).map((family) => later[family] ?? 0);
  return named.length === 0 ? [0] : named;
};

const ramCapacity: OracleRule = (build) => {
  if (!has(build, 'ram') || !(has(build, 'motherboard') || has(build, 'cpu'))) return undefined;
  const capacities = parts(build, 'ram').map((kit) => times(kit.specs.capacity, kit));
  const cpus = parts(build, 'cpu').map((cpu) => {
    const launch = sumAbove(capacities, cpu.specs.memMaxGB);
    if (launch !== true) return { fails: launch, noted: false };
    const later = platformLimits(cpu).map((limit) => sumAbove(capacities, limit));
    return { fails: and(...later) === true ? true : or(...later) === false ? false : undefined, noted: true };
  });
  return noteWhere(
    judge([
      ...parts(build, 'motherboard').map((board) => sumAbove(capacities, board.specs.maxMemory)),
      ...cpus.map(({ fails }) => fails),
    ]),
    cpus.some(({ noted }) => noted),
  );
};

const ramSlotCapacity: OracleRule = (build) => {
  if (!has(build, 'ram', 'motherboard')) return undefined;
  const perSlot = ({ specs }: Board): number | undefined =>
    specs.maxMemory === undefined || specs.memorySlots === undefined ? undefined : specs.maxMemory / specs.memorySlots;
  return judge(
    [],
    kitsAndBoards(build, (kit, board) => above(kit.specs.moduleGB, perSlot(board))),
  );
};

const ramSpeed: OracleRule = (build) => {
  if (!has(build, 'ram', 'motherboard')) return undefined;
  const jedec = parts(build, 'cpu').map((cpu) => cpu.specs.memSpeed);
  return noteWhere(
    judge(
      [],
      kitsAndBoards(build, (kit, board) => above(kit.specs.speed, board.specs.maxRamSpeed)),
    ),
    parts(build, 'ram').some((kit) => jedec.some((rate) => above(kit.specs.speed, rate) === true)),
  );
};

const ramEcc: OracleRule = (build) => {
  if (!has(build, 'ram') || !(has(build, 'motherboard') || has(build, 'cpu'))) return undefined;
  const without = [...parts(build, 'motherboard'), ...parts(build, 'cpu')].map(({ specs }) => not(specs.ecc));
  return judge(
    [],
    parts(build, 'ram').flatMap(({ specs }) => (specs.ecc === true ? without : [specs.ecc])),
  );
};

export const memoryRules: Record<string, OracleRule> = {
  'ram-type': ramType,
  'ram-cpu': ramCpu,
  'ram-form': ramForm,
  'ram-slots': ramSlots,
  'ram-capacity': ramCapacity,
  'ram-slot-capacity': ramSlotCapacity,
  'ram-speed': ramSpeed,
  'ram-ecc': ramEcc,
};
