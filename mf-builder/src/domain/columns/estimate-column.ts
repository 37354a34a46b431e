import { aspectLabels, estimatesOf } from '../estimates';
import type { Column } from './column';
import { notKnown } from './from-fact';

const best = 100;

/** What the build with the option is estimated at for one use, from low to high; in order of what it does at least. */
export const estimateColumn = (aspect: 'gaming' | 'productivity'): Column => ({
  key: aspect,
  label: aspectLabels[aspect],
  unit: `0–${best}`,
  kind: 'number',
  digits: `99–${best}`.length,
  better: 'more',
  cell: ({ components }) => {
    const estimate = estimatesOf(components)[aspect];
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
