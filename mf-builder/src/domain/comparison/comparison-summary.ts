import { chosenOf, partTypeInfo, requiredTypes, totalOf, verdictWords } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { summarize } from '../compatibility/check-summary';
import { aspectLabels, aspects, estimatesOf, type Aspect } from '../estimates';
import type { ComparedBuild } from './build-comparison';
import { both, type Pair } from './compared-row';
import { standing } from './standing';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

interface NamedBuild extends ComparedBuild {
  name: string;
}

/** What matters most of two builds in a few sentences. They say the same whichever build comes first. */
export const comparisonSummary = (builds: Pair<NamedBuild>): string[] => [
  priceSentence(builds),
  ...[builds.first, builds.second].flatMap(lacking),
  ...estimateSentences(builds),
  ...[builds.first, builds.second].flatMap(failing),
];

function priceSentence({ first, second }: Pair<NamedBuild>): string {
  const cents = totalOf(first.components) - totalOf(second.components);
  if (cents === 0) return 'Both cost the same.';
  const [cheaper, dearer] = cents < 0 ? [first, second] : [second, first];
  return `${cheaper.name} costs ${exactDollars(Math.abs(cents) / 100)} less than ${dearer.name}.`;
}

/** A build that lacks parts costs less and does not run. */
function lacking({ name, components }: NamedBuild): string[] {
  const types = requiredTypes.filter((type) => chosenOf(components, type).length === 0);
  return types.length === 0
    ? []
    : [`${name} has no ${list.format(types.map((type) => partTypeInfo(type).label))} yet.`];
}

function estimateSentences(builds: Pair<NamedBuild>): string[] {
  const estimates = both(builds, ({ components }) => estimatesOf(components));
  const of = (aspect: Aspect) => {
    const { first, second } = both(estimates, (all) => all[aspect]);
    return first.known && second.known ? standing(first, second, 'more') : undefined;
  };
  const where = (way: 'higher' | 'lower' | 'equal') =>
    aspects.filter((aspect) => of(aspect)?.way === way).map((aspect) => aspectLabels[aspect].toLowerCase());
  const higher = ({ name }: NamedBuild, found: readonly string[]): string[] =>
    found.length === 0 ? [] : [`${name} is estimated higher for ${list.format(found)}.`];
  const equal = where('equal');
  return [
    ...higher(builds.first, where('higher')),
    ...higher(builds.second, where('lower')),
    ...(equal.length === 0 ? [] : [`Both are estimated about equal for ${list.format(equal)}.`]),
  ];
}

function failing({ name, check }: NamedBuild): string[] {
  const { kind, brief } = verdictWords(summarize(check));
  return kind === 'fail' ? [`${name}: ${brief}.`] : [];
}
