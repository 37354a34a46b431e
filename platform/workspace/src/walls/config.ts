import { join } from 'node:path';
import { lintConfig as ofWalls } from '@rig4u/config/walls';
import type { House } from './house';
import { looks, singleLooks } from './looks';
import { exemptions, passesOn, rawStyles, zones } from './table';

/** The lists of files that a rule leaves alone. */
export const exempted = { exemptions, passesOn, rawStyles, singleLooks };

/** The lint configuration of the workspace, from the table of walls and what there is in the repository. */
export function lintConfig(house: House, { exemptions, passesOn, rawStyles, singleLooks } = exempted): object {
  const { jsPlugins, overrides, ...others } = ofWalls({
    zones: zones(house),
    noRawStyle: filesOf(house.remotes.concat('host')),
    looks: house.remotes.map((name) => `${name}/src/look/**`),
    rawStyles,
    noLooseText: filesOf(house.remotes.concat('host', 'shared')),
    passesOn,
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

const filesOf = (parts: readonly string[]): string[] => parts.map((part) => `${part}/src/**`);
