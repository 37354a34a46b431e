import { above, fold, has, judge, not, or, parts, type OracleRule, type Tri } from '../three-valued-logic';
import type { CheckedBuild, CheckedPart, Facts } from '../../../src/domain/compatibility/types';
import { boardFails } from './board-size';
import { tooLongFor } from './room-taken';

type Case = CheckedPart<'case'>;

const inCase = <T extends 'motherboard' | 'psu'>(
  build: CheckedBuild,
  type: T,
  each: (part: CheckedPart<T>, housing: Case) => Tri,
): Tri[] => parts(build, type).flatMap((part) => parts(build, 'case').map((housing) => each(part, housing)));

const boardCase: OracleRule = (build) => {
  if (!has(build, 'motherboard', 'case')) return undefined;
  return judge(inCase(build, 'motherboard', (board, housing) => boardFails(board.specs, housing.specs)));
};

const knownForms = ['atx', 'sfx', 'flexatx', 'tfx', 'cfx', 'lfx', 'dtx'];

/** SFX-L is taken for SFX, and the names of Flex ATX for one. */
const formOf = (form: string): string =>
  fold(form)
    .replace(/^sfxl$/, 'sfx')
    .replace(/^(1u)?flex(atx)?$/, 'flexatx');

/** Whether a supply's form is in the list of a case; unknown beside forms that go by a name of their own. */
const formFits = ({ formFactor }: Facts<'psu'>, { psuFormFactors }: Facts<'case'>): Tri => {
  if (formFactor === undefined || psuFormFactors === undefined) return undefined;
  const list = psuFormFactors.map(formOf);
  if (list.includes(formOf(formFactor))) return true;
  return [formOf(formFactor), ...list].every((form) => knownForms.includes(form)) ? false : undefined;
};

/** An SFX supply on a bracket, where ATX supplies go. */
const onBracket = ({ formFactor }: Facts<'psu'>, { psuFormFactors: list = [] }: Facts<'case'>): boolean => {
  const forms = list.map(formOf);
  return formFactor !== undefined && formOf(formFactor) === 'sfx' && forms.includes('atx') && !forms.includes('sfx');
};

const psuForm: OracleRule = (build) => {
  if (!has(build, 'psu', 'case')) return undefined;
  return judge(
    inCase(build, 'psu', ({ specs }, housing) =>
      onBracket(specs, housing.specs) ? false : not(formFits(specs, housing.specs)),
    ),
    inCase(build, 'psu', ({ specs }, housing) => onBracket(specs, housing.specs)),
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

const tooLong = (supply: Facts<'psu'>, { psuMaxMm, psuFormFactors }: Facts<'case'>): Tri =>
  psuMaxMm === undefined && shortAsForm(supply, psuFormFactors) ? false : above(supply.lengthMm, psuMaxMm);

const psuLength: OracleRule = (build) => {
  if (!has(build, 'psu', 'case')) return undefined;
  return judge(
    inCase(build, 'psu', (supply, { specs: housing }) =>
      or(tooLong(supply.specs, housing), tooLongFor(build, housing, 'supplyMm', supply.specs.lengthMm)),
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
