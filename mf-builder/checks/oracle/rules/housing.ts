import { above, and, has, judge, listed, not, parts, type OracleRule, type Tri } from '../three-valued-logic';
import type { CheckedBuild, CheckedPart } from '../../../src/domain/compatibility/types';

type Case = CheckedPart<'case'>;

const inCase = <T extends 'motherboard' | 'psu'>(
  build: CheckedBuild,
  type: T,
  each: (part: CheckedPart<T>, housing: Case) => Tri,
): Tri[] => parts(build, type).flatMap((part) => parts(build, 'case').map((housing) => each(part, housing)));

const boardCase: OracleRule = (build) => {
  if (!has(build, 'motherboard', 'case')) return undefined;
  return judge(
    inCase(build, 'motherboard', (board, housing) => not(listed(board.specs.formFactor, housing.specs.motherboards))),
  );
};

const psuForm: OracleRule = (build) => {
  if (!has(build, 'psu', 'case')) return undefined;
  const fits = (supply: CheckedPart<'psu'>, housing: Case): Tri =>
    listed(supply.specs.formFactor, housing.specs.psuFormFactors);
  const bracket = (supply: CheckedPart<'psu'>, housing: Case): Tri =>
    and(
      not(fits(supply, housing)),
      listed(supply.specs.formFactor, ['SFX']),
      listed('ATX', housing.specs.psuFormFactors),
    );
  return judge(
    inCase(build, 'psu', (supply, housing) => and(not(fits(supply, housing)), not(bracket(supply, housing)))),
    inCase(build, 'psu', bracket),
  );
};

const psuLength: OracleRule = (build) => {
  if (!has(build, 'psu', 'case')) return undefined;
  return judge(inCase(build, 'psu', (supply, housing) => above(supply.specs.lengthMm, housing.specs.psuMaxMm)));
};

const backConnect: OracleRule = (build) => {
  if (!has(build, 'motherboard', 'case')) return undefined;
  return judge(
    inCase(build, 'motherboard', (board, housing) =>
      board.specs.backConnect === true ? not(housing.specs.backConnect) : board.specs.backConnect,
    ),
  );
};

const frontUsb: OracleRule = (build) => {
  if (!has(build, 'motherboard', 'case')) return undefined;
  const dead = (board: CheckedPart<'motherboard'>, housing: Case): Tri => {
    const usbC = housing.specs.frontUsb?.some(({ kind, count }) => kind === 'USB-C' && count > 0);
    return usbC === true ? not(board.specs.frontUsbC) : usbC;
  };
  return judge([], inCase(build, 'motherboard', dead));
};

export const housingRules: Record<string, OracleRule> = {
  'board-case': boardCase,
  'psu-form': psuForm,
  'psu-length': psuLength,
  'back-connect': backConnect,
  'front-usb': frontUsb,
};
