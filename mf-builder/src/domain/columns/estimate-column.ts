import { aspectLabels, awaitsCard, estimatesOf, fastestCard, type Aspect } from '../estimates';
import { estimatedBuild } from '../fitting/best-fit';
import type { Column, Option } from './column';
import { notKnown } from './from-fact';

const best = 100;

/**
 * What the build with the option is estimated at for one use, from low to high; in order of what it does at least. Processors before a card is
 * chosen are estimated with the fastest one, and the head says so.
 */
export const estimateColumn = (aspect: Aspect, more: Pick<Column, 'wide'> = {}): Column => ({
  key: aspect,
  label: aspectLabels[aspect],
  unit: `0–${best}`,
  ...(aspect !== 'productivity' && {
    unitIn: ({ part, components }: Option) =>
      part.type === 'cpu' && awaitsCard(components) ? fastestCard.name : undefined,
  }),
  kind: 'number',
  digits: `99–${best}`.length,
  better: 'more',
  ...more,
  cell: (option) => {
    const estimate = estimatesOf(estimatedBuild(option, aspect))[aspect];
    if (!estimate.known) return notKnown;
    const { low, high } = estimate;
    return {
      text: `${low}–${high}`,
      order: low,
      range: { low, high },
      bar: { from: low / best, to: high / best },
    };
  },
});
