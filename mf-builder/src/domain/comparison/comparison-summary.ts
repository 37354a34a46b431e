import { chosenOf, partLines, partTypeInfo, requiredTypes, verdictWords } from '@rig4u/shared/builds';
import { exactDollars, listed } from '@rig4u/shared/format';
import { summarize } from '../compatibility/check-summary';
import { aspectLabels, aspects, estimatesOf, type Aspect } from '../estimates';
import type { ComparedBuild } from './build-comparison';
import { both, type Pair } from './compared-row';
import { costsApart } from './costs-apart';
import { standing } from './standing';

interface NamedBuild extends ComparedBuild {
  name: string;
  /** How a sentence speaks of it where its name is no proper one: 'the computed build'. */
  called?: string;
}

const inText = ({ name, called = name }: NamedBuild): string => called;

/** The same at the start of a sentence. A name that somebody gave stays as it is. */
const atStart = ({ name, called }: NamedBuild): string =>
  called ? called.charAt(0).toUpperCase() + called.slice(1) : name;

/** What matters most of two builds in a few sentences. They say the same whichever build comes first. */
export const comparisonSummary = (builds: Pair<NamedBuild>): string[] => [
  priceSentence(builds),
  ...[builds.first, builds.second].flatMap(lacking),
  ...estimateSentences(builds),
  ...[builds.first, builds.second].flatMap(failing),
];

function priceSentence({ first, second }: Pair<NamedBuild>): string {
  const costs = costsApart(both({ first, second }, ({ components }) => partLines(components)));
  const found = standing(costs.first, costs.second, 'less');
  if (!found) return 'Which of the two costs less is not known: a part has no price.';
  if (found.way === 'equal') return 'Both cost the same.';
  const [cheaper, dearer] = found.way === 'lower' ? [first, second] : [second, first];
  const less = `${found.most === Infinity ? 'at least ' : ''}${exactDollars(found.least / 100)} less`;
  return `${atStart(cheaper)} costs ${less} than ${inText(dearer)}.`;
}

/** A build that lacks parts costs less and does not run. */
function lacking(build: NamedBuild): string[] {
  const types = requiredTypes.filter((type) => chosenOf(build.components, type).length === 0);
  return types.length === 0
    ? []
    : [`${atStart(build)} has no ${listed(types.map((type) => partTypeInfo(type).label))} yet.`];
}

function estimateSentences(builds: Pair<NamedBuild>): string[] {
  const estimates = both(builds, ({ components }) => estimatesOf(components));
  const of = (aspect: Aspect) => {
    const { first, second } = both(estimates, (all) => all[aspect]);
    return first.known && second.known ? standing(first, second, 'more') : undefined;
  };
  const where = (way: 'higher' | 'lower' | 'equal') =>
    aspects.filter((aspect) => of(aspect)?.way === way).map((aspect) => aspectLabels[aspect].toLowerCase());
  const higher = (build: NamedBuild, found: readonly string[]): string[] =>
    found.length === 0 ? [] : [`${atStart(build)} is estimated higher for ${listed(found)}.`];
  const equal = where('equal');
  return [
    ...higher(builds.first, where('higher')),
    ...higher(builds.second, where('lower')),
    ...(equal.length === 0 ? [] : [`Both are estimated about equal for ${listed(equal)}.`]),
  ];
}

function failing(build: NamedBuild): string[] {
  const { kind, brief } = verdictWords(summarize(build.check));
  return kind === 'fail' ? [`${atStart(build)}: ${brief}.`] : [];
}
