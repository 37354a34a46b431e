import type { Trouble } from '@rig4u/releases/follow';

/** Something that a gateway does without, for the moment. */
export interface Missing {
  what: string;
  since: string;
  why: string;
}

/** What a gateway does without, in the words of `/readyz`. */
export const missingOf = (troubles: Readonly<Record<string, Trouble | undefined>>): Missing[] =>
  Object.entries(troubles).flatMap(([what, trouble]) =>
    trouble ? [{ what, since: new Date(trouble.since).toISOString(), why: trouble.why }] : [],
  );
