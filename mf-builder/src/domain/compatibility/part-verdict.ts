import type { CatalogueType } from '../../catalogue/schema';
import { type Grade, isProbable, worst, worstFirst } from './check-summary';
import type { BuildCheck, Finding, PartRef } from './types';

const isSame = (ref: PartRef, { id, name }: Omit<PartRef, 'type'>): boolean =>
  id === undefined || ref.id === undefined ? ref.name === name : ref.id === id;

/** The worst finding that concerns a part; undefined where none does. */
export const partFinding = (
  { findings }: BuildCheck,
  type: CatalogueType,
  part: Omit<PartRef, 'type'>,
): Finding | undefined =>
  worstFirst(findings).find(({ parts }) => parts.some((ref) => ref.type === type && isSame(ref, part)));

/**
 * The worst verdict that concerns the parts of a type; undefined where nothing is said of them. A fail marks one type, that of the
 * first part it names: marks at every part it touches would look like several fails.
 */
export const typeGrade = ({ findings }: BuildCheck, type: CatalogueType): Grade | undefined => {
  const concerning = findings.filter(
    ({ verdict, parts }) => parts.some((ref) => ref.type === type) && (verdict !== 'fail' || parts[0]?.type === type),
  );
  if (concerning.length === 0) return undefined;
  return isProbable(concerning) ? 'probably' : worst(concerning);
};
