import { fold } from '../spelling';

/** SFX-L is SFX, longer: the same four holes. How long a supply may be is a rule of its own. */
export const sameMount = (form: string): string => (fold(form) === 'sfxl' ? 'SFX' : form);

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
