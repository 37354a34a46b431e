import { above, and, fold, has, judge, listed, not, parts, type OracleRule, type Tri } from '../three-valued-logic';
import type { CheckedBuild, CheckedPart, Facts } from '../../../src/domain/compatibility/types';

type Case = CheckedPart<'case'>;

const inCase = <T extends 'motherboard' | 'psu'>(
  build: CheckedBuild,
  type: T,
  each: (part: CheckedPart<T>, housing: Case) => Tri,
): Tri[] => parts(build, type).flatMap((part) => parts(build, 'case').map((housing) => each(part, housing)));

/** A thin mini-ITX board is a mini-ITX board to a case. */
const thick = (form: string | undefined): string | undefined => form?.replace(/^thin[\s-]*/i, '');

const boardCase: OracleRule = (build) => {
  if (!has(build, 'motherboard', 'case')) return undefined;
  return judge(
    inCase(build, 'motherboard', (board, housing) =>
      not(
        listed(
          thick(board.specs.formFactor),
          housing.specs.motherboards?.map((form) => thick(form) ?? form),
        ),
      ),
    ),
  );
};

const psuForm: OracleRule = (build) => {
  if (!has(build, 'psu', 'case')) return undefined;
  // SFX-L is taken for SFX, in the supply and in the list.
  const short = (form: string): string => form.replace(/^(sfx)[\s-]*l$/i, '$1');
  const formOf = ({ specs }: CheckedPart<'psu'>): string | undefined =>
    specs.formFactor === undefined ? undefined : short(specs.formFactor);
  const fits = (supply: CheckedPart<'psu'>, housing: Case): Tri =>
    listed(formOf(supply), housing.specs.psuFormFactors?.map(short));
  const bracket = (supply: CheckedPart<'psu'>, housing: Case): Tri =>
    and(not(fits(supply, housing)), listed(formOf(supply), ['SFX']), listed('ATX', housing.specs.psuFormFactors));
  return judge(
    inCase(build, 'psu', (supply, housing) => and(not(fits(supply, housing)), not(bracket(supply, housing)))),
    inCase(build, 'psu', bracket),
  );
};

/** Lengths of the forms themselves, by the design guides. */
const formLengths = new Map([
  ['atx', 140],
  ['sfx', 100],
  ['sfxl', 130],
]);

/** Forms with the same four holes. */
const mounts = [['atx'], ['sfx', 'sfxl']];

/** Whether a supply is as short as a form of its mount that the case lists. */
const shortAsForm = ({ formFactor, lengthMm }: Facts<'psu'>, forms: readonly string[] | undefined): boolean => {
  const mount = mounts.find((one) => formFactor !== undefined && one.includes(fold(formFactor)));
  if (mount === undefined || lengthMm === undefined || forms === undefined) return false;
  return forms.some((form) => mount.includes(fold(form)) && lengthMm <= (formLengths.get(fold(form)) ?? 0));
};

const psuLength: OracleRule = (build) => {
  if (!has(build, 'psu', 'case')) return undefined;
  return judge(
    inCase(build, 'psu', (supply, { specs: { psuMaxMm, psuFormFactors } }) =>
      psuMaxMm === undefined
        ? shortAsForm(supply.specs, psuFormFactors)
          ? false
          : undefined
        : above(supply.specs.lengthMm, psuMaxMm),
    ),
  );
};

const backConnect: OracleRule = (build) => {
  if (!has(build, 'motherboard', 'case')) return undefined;
  return judge(
    inCase(build, 'motherboard', (board, housing) =>
      board.specs.backConnect === true ? not(housing.specs.backConnect) : board.specs.backConnect,
    ),
  );
};

export const housingRules: Record<string, OracleRule> = {
  'board-case': boardCase,
  'psu-form': psuForm,
  'psu-length': psuLength,
  'back-connect': backConnect,
};
