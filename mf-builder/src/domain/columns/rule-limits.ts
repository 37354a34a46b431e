import { coolerRatingOf } from '../compatibility/build-facts/cooler-rating';
import { chosen } from '../compatibility/chosen-parts';
import { fromComponents } from '../compatibility/checked-build';
import type { CheckedBuild } from '../compatibility/types';
import { markAt, verdictOf, type Limit } from './limits';

/** The least of what the chosen parts give; undefined where one does not say or none is chosen. */
const least = (numbers: readonly (number | undefined)[]): number | undefined => {
  const known = numbers.filter((one) => one !== undefined);
  return known.length === 0 || known.length < numbers.length ? undefined : Math.min(...known);
};

/** A limit that no clearance has: a number of other parts, with what the rule says. */
const limitBy =
  (rule: string, read: (build: CheckedBuild) => (number | undefined)[]): Limit =>
  (option) => {
    const verdict = verdictOf(option, rule);
    const at = verdict && least(read(fromComponents(option.components)));
    return at === undefined ? undefined : markAt(at, verdict);
  };

/** The heat that the cooler is rated for. */
export const coolerRating = limitBy('cooler-capacity', (build) =>
  chosen(build, 'cooling').map((cooler) => coolerRatingOf(cooler)?.watts),
);

/** The fastest memory that the motherboard runs. */
export const boardSpeed = limitBy('ram-speed', (build) =>
  chosen(build, 'motherboard').map(({ specs }) => specs.maxRamSpeed),
);
