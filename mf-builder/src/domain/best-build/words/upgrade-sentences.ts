import { listed } from '@rig4u/shared/format';
import { partName, partTypeInfo } from '@rig4u/shared/builds';
import type { Change, Upgrade, UpgradeStep } from '../upgrade';
import { pointsText } from '../../estimates/points-text';
import { dollarsOf } from './figures';

const changeText = ({ type, to }: Change): string =>
  to.length > 0
    ? to.map(({ part, quantity }) => (quantity > 1 ? `${quantity} × ${partName(part)}` : partName(part))).join(' and ')
    : `no ${partTypeInfo(type).label}`;

/** One step in a sentence: '$265 for ASRock Arc B570 and MSI MAG A550BN: 9.5 points.' */
export const stepSentence = ({ changes, cents, gain }: UpgradeStep): string =>
  `${dollarsOf(cents)} for ${listed(changes.map(changeText))}: ${pointsText(gain)}.`;

/** What comes after the steps, or that nothing is worth its money under some price. */
export function upgradeSentence({ steps, next }: Upgrade): string {
  const more = steps.length > 0 ? 'more ' : '';
  return next
    ? `Nothing ${more}under ${dollarsOf(next.cents)} is worth buying.`
    : `Nothing ${more}in the catalogue is worth buying for this PC.`;
}
