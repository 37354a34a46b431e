import { knownRules, type BuildComponents, type VerdictSummary } from '@rig4u/shared/builds';
import { rulesEdition } from '../domain/compatibility/rules-edition';
import { verdictSummary } from '../domain/compatibility/verdict-summary';
import { checkOf } from './build-check';

/** What the check says of a build now, to travel with it. Also tells this browser which rules are the newest it met. */
export function verdictNow(components: BuildComponents): VerdictSummary {
  tellRules();
  return verdictSummary(components, checkOf(components), new Date());
}

/**
 * Writes down the edition of the rules. A browser that refuses is not asked twice: account and purchase page then show an older verdict
 * with its day, which is true as well.
 */
function tellRules(): void {
  if (knownRules.read().value.edition !== rulesEdition)
    knownRules.update((known) => ({ ...known, edition: rulesEdition }));
}
