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
import { onCpus } from './cooler-capacity';
import { coolerKind } from './radiators';

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
  'cooler-missing': coolerMissing,
  paste,
};
