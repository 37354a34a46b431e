import type { CatalogueType } from '../../catalogue/schema';
import { worst, worstFirst } from './check-summary';
import type { BuildCheck, Finding, PartRef, Verdict } from './types';

const isSame = (ref: PartRef, { id, name }: Omit<PartRef, 'type'>): boolean =>
  id === undefined || ref.id === undefined ? ref.name === name : ref.id === id;

/** The worst finding that concerns a part; undefined where none does. */
export const partFinding = (
  { findings }: BuildCheck,
  type: CatalogueType,
  part: Omit<PartRef, 'type'>,
): Finding | undefined =>
  worstFirst(findings).find(({ parts }) => parts.some((ref) => ref.type === type && isSame(ref, part)));

/** The worst verdict that concerns the parts of a type; undefined where nothing is said of them. */
export const typeVerdict = ({ findings }: BuildCheck, type: CatalogueType): Verdict | undefined => {
  const concerning = findings.filter(({ parts }) => parts.some((ref) => ref.type === type));
  return concerning.length === 0 ? undefined : worst(concerning);
};
