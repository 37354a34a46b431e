import { lintConfig as ofWalls } from '@rig4u/config/walls';
import type { House } from './house';
import { exemptions, rawStyles, zones } from './table';

/** The lint configuration of the workspace, from the table of walls and what there is in the repository. */
export const lintConfig = (house: House): object =>
  ofWalls({
    zones: zones(house),
    noRawStyle: house.remotes.concat('host').map((part) => `${part}/src/**`),
    rawStyles,
    exemptions,
  });
