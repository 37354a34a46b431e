import type { StoredPart } from '@rig4u/shared/builds';

/** A fact that is a number above 0; whatever else stands there counts as not known. */
export function numberFact(part: StoredPart | undefined, key: string): number | undefined {
  const fact = part?.specs?.[key];
  return typeof fact === 'number' && Number.isFinite(fact) && fact >= 0 ? fact : undefined;
}

export function textFact(part: StoredPart | undefined, key: string): string | undefined {
  const fact = part?.specs?.[key];
  return typeof fact === 'string' && fact.trim() !== '' ? fact : undefined;
}
