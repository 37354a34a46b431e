import parse from 'spdx-expression-parse';
import { labelOf, type ShippedPackage } from './shipped-packages';

/**
 * Licences that let us pass a package on, inside a closed or an open product, for no more than its notice. By their
 * SPDX names.
 */
const allowed: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

/**
 * The licence of a package as it says it. Throws an Error that says what to do where it says none, or one that is not
 * on our list.
 */
export function licenceOf(shipped: ShippedPackage): string {
  const { license } = shipped;
  if (typeof license !== 'string' || license.trim() === '')
    throw new Error(
      `${labelOf(shipped)} would be in the release and names no licence in its package.json, so nobody may pass it on. ` +
        'Use another package, or one of its versions that has a licence.',
    );
  if (!mayShip(license))
    throw new Error(
      `${labelOf(shipped)} would be in the release, and its licence ${license} is not on the list of those that may be. ` +
        'Use another package; or, if its terms are met, add the licence to allowed-licences.ts of the preset and say ' +
        'why in the commit.',
    );
  return license;
}

/**
 * Whether an SPDX expression can be met with the list: all of an AND, one of an OR. An exception to a licence is not on
 * it.
 */
export function mayShip(expression: string): boolean {
  const read = parsed(expression);
  return read !== undefined && isMet(read);
}

function isMet(info: parse.Info): boolean {
  if ('license' in info) return info.exception === undefined && allowed.includes(info.license);
  const { conjunction, left, right } = info;
  return conjunction === 'and' ? isMet(left) && isMet(right) : isMet(left) || isMet(right);
}

/** Undefined for what is no SPDX expression, such as "SEE LICENSE IN …": the parser says so by throwing. */
function parsed(expression: string): parse.Info | undefined {
  try {
    return parse(expression);
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}
