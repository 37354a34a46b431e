import { coolerRatingOf } from '../compatibility/build-facts/cooler-rating';
import { linksTo, outputsOf, surestRate } from '../compatibility/build-facts/picture-outputs';
import { boundOf } from '../compatibility/bounds';
import { chosen } from '../compatibility/chosen-parts';
import { hdrTimes } from '../compatibility/tables/video-plugs';
import { fromComponents } from '../compatibility/checked-build';
import { estimatedDraw, screenDraw } from '../compatibility/power-draw';
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

/** The fastest memory that the motherboard runs; no limit where it runs that at least. */
export const boardSpeed = limitBy('ram-speed', (build) =>
  chosen(build, 'motherboard').map((board) => (boundOf(board, 'maxRamSpeed') ? undefined : board.specs.maxRamSpeed)),
);

/** What the build draws at full load, with its monitors. */
export const buildDraw = limitBy('ups-capacity', (build) => [estimatedDraw(build).watts + screenDraw(build).watts]);

/** The rate that the best plug in common carries. */
export const plugRate = limitBy('monitor-link', (build) => {
  const outputs = outputsOf(build);
  return chosen(build, 'monitor').map(({ specs: { inputs, resolution, hdr } }) => {
    const links = inputs && outputs ? linksTo(inputs, outputs) : [];
    return links.length > 0 && resolution
      ? surestRate(links, resolution[0] * resolution[1] * hdrTimes(hdr).least)
      : undefined;
  });
});
