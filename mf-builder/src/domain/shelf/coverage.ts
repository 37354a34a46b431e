import type { OptionFit } from '../fitting/option-fits';

/** '41 of 47 checked': of how many checks that concern a part the facts are known. */
export const coverageText = ({ findings }: Pick<OptionFit, 'findings'>): string =>
  `${findings.filter(({ verdict }) => verdict !== 'unknown').length} of ${findings.length} checked`;
