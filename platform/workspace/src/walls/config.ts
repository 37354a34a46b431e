import { join } from 'node:path';
import { lintConfig as ofWalls } from '@rig4u/config/walls';
import type { House } from './house';
import { looks, singleLooks } from './looks';
import { exemptions, rawStyles, zones } from './table';

/** The lint configuration of the workspace, from the table of walls and what there is in the repository. */
export function lintConfig(house: House): object {
  const { jsPlugins, overrides, ...others } = ofWalls({
    zones: zones(house),
    noRawStyle: house.remotes.concat('host').map((part) => `${part}/src/**`),
    rawStyles,
    exemptions,
  });
  return {
    ...others,
    jsPlugins: [...jsPlugins, join(import.meta.dirname, 'no-single-look.mjs')],
    overrides: [
      ...overrides,
      ...looks.map(({ files, calls }) => ({ files, rules: { 'looks/no-single-look': ['error', calls] } })),
      ...singleLooks.map(({ files }) => ({ files, rules: { 'looks/no-single-look': 'off' } })),
    ],
  };
}
