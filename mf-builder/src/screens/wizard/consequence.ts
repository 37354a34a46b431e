import { wholeDollars } from '@rig4u/shared/format';
import { chosen } from '../../domain/compatibility/chosen-parts';
import { fromComponents } from '../../domain/compatibility/checked-build';
import { driveSize } from '../../domain/parts/units';
import { largestShareText, type PresetBuild } from '../../domain/presets';
import { recommend, serves, type UseCase } from '../../domain/recommendation';

/** What a use is about, from the builds for it and the one that the budget leads to; undefined where facts are absent. */
type Consequence = (build: PresetBuild, forUse: readonly PresetBuild[]) => string | undefined;

const sum = (numbers: readonly (number | undefined)[]): number | undefined => {
  const known = numbers.filter((one) => one !== undefined);
  return known.length === 0 || known.length < numbers.length ? undefined : known.reduce((all, one) => all + one, 0);
};

/** The facts of a build that a tile may speak of. */
function factsOf({ parts }: PresetBuild) {
  const build = fromComponents(parts);
  const drives = sum(chosen(build, 'storage').map(({ specs, quantity }) => times(specs.capacity, quantity)));
  return {
    cores: sum(chosen(build, 'cpu').map(({ specs }) => specs.cores)),
    graphicsGb: sum(chosen(build, 'gpu').map(({ specs }) => specs.memory)),
    memoryGb: sum(chosen(build, 'ram').map(({ specs, quantity }) => times(specs.capacity, quantity))),
    drives: driveSize(drives),
  };
}

const times = (value: number | undefined, quantity: number): number | undefined =>
  value === undefined ? undefined : value * quantity;

/** What each use puts first. Money for games, cores and memory for work, and what can be left out for the office. */
const consequences: Readonly<Record<UseCase, Consequence>> = {
  gaming: largestShareText,
  streaming: (build) => {
    const { cores, graphicsGb } = factsOf(build);
    return cores === undefined || graphicsGb === undefined
      ? undefined
      : `${cores} cores and a card with ${graphicsGb} GB`;
  },
  'content-creation': (build) => {
    const { cores, memoryGb } = factsOf(build);
    return cores === undefined || memoryGb === undefined ? undefined : `${cores} cores and ${memoryGb} GB of memory`;
  },
  'office-work': (_build, forUse) => {
    const without = forUse.filter(({ parts }) => !parts.gpu).length;
    return without === 0 ? undefined : `${without} of ${forUse.length} builds without a graphics card`;
  },
  programming: (build) => {
    const { cores, drives } = factsOf(build);
    return cores === undefined || drives === undefined ? undefined : `${cores} cores and ${drives} for projects`;
  },
  'general-use': (_build, forUse) => `${forUse.length} builds from ${wholeDollars(leastOf(forUse))}`,
};

const leastOf = (builds: readonly PresetBuild[]): number => Math.min(...builds.map(({ price }) => price));

/** What the choice of a use changes at a budget in US dollars, in a few words; empty where there are no builds. */
export function consequenceOf(use: UseCase, builds: readonly PresetBuild[], budget: number): string {
  const found = recommend(builds, use, budget);
  if (!found) return '';
  const forUse = builds.filter((build) => serves(build, use));
  return (forUse.length > 0 ? consequences[use](found.build, forUse) : undefined) ?? largestShareText(found.build);
}
