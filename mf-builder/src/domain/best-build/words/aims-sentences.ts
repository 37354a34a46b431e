import { exactDollars, listed } from '@rig4u/shared/format';
import type { FoundBuild } from '../build-found';
import type { Spent } from '../search/spend';
import { stepName } from './step-names';

/** What such a PC has as a rule and this one has not; undefined where it has it all. */
export const droppedSentence = ({ dropped }: Pick<FoundBuild, 'dropped'>): string | undefined =>
  dropped.length > 0
    ? `Left out, because no build within the budget has it under these conditions: ${listed(dropped.map(stepName))}.`
    : undefined;

/** `$87.00 for a 2 TB drive`. */
export const spentText = ({ id, cents }: Spent): string => `${exactDollars(cents / 100)} for ${stepName(id)}`;
