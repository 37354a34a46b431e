import { probablyText } from '@rig4u/shared/builds';
import type { OptionFit } from '../fitting/option-fits';

/** '41 of 47 checked, 3 more probably fit': of how many checks that concern a part the facts are known, and how many rest on what is usual. */
export function coverageText({ findings }: Pick<OptionFit, 'findings'>): string {
  const checked = findings.filter(({ verdict }) => verdict !== 'unknown').length;
  const probable = findings.filter(({ probably }) => probably).length;
  return `${checked} of ${findings.length} checked${probable > 0 ? `, ${probablyText(probable, 'more ')}` : ''}`;
}
