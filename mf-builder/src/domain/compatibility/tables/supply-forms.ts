import { fold } from '../spelling';

/** One mount under several names. SFX-L is SFX, longer: the same four holes. How long a supply may be is a rule of its own. */
const mounts: Readonly<Record<string, string>> = {
  sfxl: 'SFX',
  flex: 'Flex ATX',
  flexatx: 'Flex ATX',
  '1uflex': 'Flex ATX',
  '1uflexatx': 'Flex ATX',
};

export const sameMount = (form: string): string => mounts[fold(form)] ?? form;

const known: ReadonlySet<string> = new Set(['ATX', 'SFX', 'Flex ATX', 'TFX', 'CFX', 'LFX', 'DTX'].map(fold));

/** Whether a form of supply is one that is known, so that another one is known to be something else. */
export const isKnownMount = (form: string): boolean => known.has(fold(sameMount(form)));

/**
 * The length in mm that a form factor has by itself: Intel's design guides for ATX (150 × 86 × 140 mm) and SFX (125 × 63.5 × 100 mm),
 * SilverStone's SFX-L (130 mm). Decision 28.
 */
const ownLengths: Readonly<Record<string, number>> = { atx: 140, sfx: 100, sfxl: 130 };

/** The room in mm that a case has at least for a supply of a form: the length of the longest form of this mount that it takes. */
export const leastRoom = (form: string, taken: readonly string[]): number => {
  const mount = fold(sameMount(form));
  const lengths = taken.filter((one) => fold(sameMount(one)) === mount).map((one) => ownLengths[fold(one)] ?? 0);
  return Math.max(0, ...lengths);
};
