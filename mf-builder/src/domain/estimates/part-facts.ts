/** A part as estimates see it: stored with a build, or as the check has it. */
export interface NamedPart {
  name: string;
  /** The name as a fact, where the check notes what it reads (`rule-memo`). */
  told?: string;
  specs?: Readonly<Record<string, unknown>> | undefined;
}

/** A fact that is a number above 0; whatever else stands there counts as not known. */
export function numberFact(part: NamedPart | undefined, key: string): number | undefined {
  const fact = part?.specs?.[key];
  return typeof fact === 'number' && Number.isFinite(fact) && fact >= 0 ? fact : undefined;
}

export function textFact(part: NamedPart | undefined, key: string): string | undefined {
  const fact = part?.specs?.[key];
  return typeof fact === 'string' && fact.trim() !== '' ? fact : undefined;
}
