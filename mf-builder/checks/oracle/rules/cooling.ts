import {
  above,
  and,
  fold,
  has,
  judge,
  listed,
  not,
  noteWhere,
  parts,
  type OracleRule,
  type Tri,
} from '../three-valued-logic';
import type { CheckedBuild, CheckedPart } from '../../../src/domain/compatibility/types';
import { coolerKind } from './radiators';

type Cooler = CheckedPart<'cooling'>;

const onCpus = (build: CheckedBuild, each: (cooler: Cooler, cpu: CheckedPart<'cpu'>) => Tri): Tri[] =>
  parts(build, 'cooling').flatMap((cooler) => parts(build, 'cpu').map((cpu) => each(cooler, cpu)));

const siblings = [/^am[45]$/, /^lga(115[0-9x]|1200)$/, /^lga(1700|1851)$/];

/** Whether a list has the socket itself; `LGA115x` is all of them. */
const inList = (socket: string | undefined, list: readonly string[] | undefined): Tri => {
  if (socket !== undefined && /^lga115[0-9]$/.test(fold(socket)) && listed('LGA115x', list) === true) return true;
  return listed(socket, list);
};

const sibling = (socket: string | undefined, list: readonly string[] | undefined): Tri =>
  socket === undefined || list === undefined
    ? undefined
    : siblings.some((group) => group.test(fold(socket)) && list.some((one) => group.test(fold(one))));

const coolerSocket: OracleRule = (build) => {
  if (!has(build, 'cooling', 'cpu')) return undefined;
  return judge(
    onCpus(build, ({ specs }, cpu) =>
      and(not(inList(cpu.specs.socket, specs.sockets)), not(sibling(cpu.specs.socket, specs.sockets))),
    ),
    onCpus(build, ({ specs }, cpu) =>
      and(not(inList(cpu.specs.socket, specs.sockets)), sibling(cpu.specs.socket, specs.sockets)),
    ),
  );
};

const coolerHeight: OracleRule = (build) => {
  const coolers = parts(build, 'cooling').filter((cooler) => coolerKind(cooler) !== 'liquid');
  if (!has(build, 'case') || coolers.length === 0) return undefined;
  return judge(
    coolers.flatMap((cooler) =>
      parts(build, 'case').map(({ specs }) =>
        coolerKind(cooler) === undefined ? undefined : above(cooler.specs.heightMm, specs.coolerMaxMm),
      ),
    ),
  );
};

const byRadiator: Record<number, number> = { 120: 150, 240: 250, 280: 280, 360: 330, 420: 350 };

/** Whether a guide is a quarter above what the CPU draws at most; where the maker rates the cooler there is no guide. */
const byGuide = ({ specs: { tdp, tdpBasis, type, radiator } }: Cooler, cpu: CheckedPart<'cpu'>): boolean => {
  const guide = type !== 'liquid' || radiator === undefined ? undefined : byRadiator[radiator];
  const rated = tdpBasis === 'maker' && tdp !== undefined;
  const most = cpu.specs.maxPowerW;
  return !rated && guide !== undefined && most !== undefined && 4 * guide >= 5 * most;
};

/** What stands in for a maker's rating or for the CPU's most power can show a loss, never a pass. */
const tooWeak = (cooler: Cooler, cpu: CheckedPart<'cpu'>): Tri => {
  const { tdp, tdpBasis, radiator } = cooler.specs;
  const rated = tdpBasis === 'maker' ? tdp : undefined;
  const guide = radiator === undefined ? undefined : byRadiator[radiator];
  const tooMuch = above(cpu.specs.maxPowerW ?? cpu.specs.tdpW, rated ?? guide);
  return tooMuch === true || (rated !== undefined && cpu.specs.maxPowerW !== undefined) || byGuide(cooler, cpu)
    ? tooMuch
    : undefined;
};

const coolerCapacity: OracleRule = (build) => {
  if (!has(build, 'cpu')) return undefined;
  if (has(build, 'cooling')) return noteWhere(judge([], onCpus(build, tooWeak)), onCpus(build, byGuide).includes(true));
  if (build.cooling === undefined) return undefined;
  const boxed = parts(build, 'cpu').map((cpu) => cpu.specs.coolerIncluded);
  if (boxed.includes(false)) return undefined;
  return boxed.includes(undefined) ? 'unknown' : 'pass';
};

const coolerMissing: OracleRule = (build) => {
  if (!has(build, 'cpu') || build.cooling === undefined) return undefined;
  if (has(build, 'cooling')) return 'pass';
  return judge(parts(build, 'cpu').map((cpu) => not(cpu.specs.coolerIncluded)));
};

/** Information only: a cooler without paste passes with a note. */
const paste: OracleRule = (build) => {
  if (!has(build, 'cooling')) return undefined;
  const included = parts(build, 'cooling').every(({ specs }) => specs.pasteIncluded === true);
  return noteWhere('pass', !included && !has(build, 'thermalPaste'));
};

export const coolingRules: Record<string, OracleRule> = {
  'cooler-socket': coolerSocket,
  'cooler-height': coolerHeight,
  'cooler-capacity': coolerCapacity,
  'cooler-missing': coolerMissing,
  paste,
};
