import { noPlatform, noShared, onlyInLook, onlyThroughShared, part, retired, type Ban } from '@rig4u/config/walls';
import type { PlatformPackage } from './house';

export const hostBans = (remotes: readonly string[]): Ban[] => [
  ...onlyThroughShared,
  ...onlyInLook,
  retired,
  ...noShared,
  ...noPlatform,
  ...part(
    remotes,
    'The host finds remotes in the registry and never imports their code: it would ship with the host. Move what both need to shared.',
  ),
];

export const sharedBans = (remotes: readonly string[]): Ban[] => [
  { what: '^@rig4u/shared', why: 'Inside shared, import by a relative path: the package would import itself.' },
  { ...retired, what: '^(\\.\\./)+retired(/|$)' },
  ...belowApps(remotes),
];

/** For what a remote bundles of shared: constants alone. The entries that it imports by their names are the host's. */
export const recipesBans = (remotes: readonly string[]): Ban[] => [
  {
    what: [
      '@chakra-ui/**',
      '@emotion/**',
      '../**',
      '!../ui/card/surface',
      '!../ui/icon/marks',
      '!../tokens/media',
      '!../widgets/dialog/pull-line',
    ],
    why: 'A remote bundles this: a second copy of the look would be in it. Import @rig4u/shared/ui by its name, or a file of constants.',
    exceptTypes: true,
    exceptTests: true,
  },
  ...belowApps(remotes),
];

const belowApps = (remotes: readonly string[]): Ban[] => [
  ...noPlatform,
  ...part(
    ['host', ...remotes],
    'Shared is below the apps and imports none of them. Pass in what it needs, or move it here.',
  ),
];

export const platformBans = (remotes: readonly string[]): Ban[] => [
  {
    what: ['@rig4u/shared', '@rig4u/shared/**', '!@rig4u/shared/contracts', '!@rig4u/shared/server'],
    why: 'Node code imports types and schemas only: @rig4u/shared/contracts and @rig4u/shared/server. Everything else in shared is for browsers.',
  },
  ...part(
    ['host', ...remotes, 'shared'],
    'platform knows parts by their builds, not by their code. Read remote.json or host.json, or import @rig4u/shared/contracts.',
  ),
];

/** Of the builder the package of the market knows the schema of facts, and what checks the catalogue knows in tests. */
export const marketBans: readonly Ban[] = [
  {
    what: ['**/../../src/**', '!**/../../src/catalogue/schema'],
    why: 'The market knows of the builder what a fact is: src/catalogue/schema. What it imports else would be read at every build.',
    exceptTests: true,
  },
];

/** What visitors load of the market's package: the readers of packed files, and what is derived. The importer and its data would weigh megabytes. */
export const shippedOfMarket: readonly Ban[] = [
  {
    what: [
      ...['src', 'records', 'numbers', 'keepers', 'checks', 'tools'].map((folder) => `**/market/${folder}/**`),
      ...['pack/read', 'part-numbers/read', 'derived/*', 'origins/*'].map((reader) => `!**/market/src/${reader}`),
    ],
    why: 'Visitors load of the market what reads packed files: pack/read, part-numbers/read, derived and origins. Programs and checks may import the rest.',
    exceptTests: true,
  },
];

/** Between the packages of the platform: each imports another by its name, and only what its package.json declares. */
export function packageBans(own: PlatformPackage, packages: readonly PlatformPackage[]): Ban[] {
  const others = packages
    .filter(({ folder }) => folder !== own.folder)
    .map(({ folder }) => folder.split('/').at(-1) ?? '');
  const undeclared = others.filter((name) => ![...own.dependencies, ...own.devDependencies].includes(`@rig4u/${name}`));
  const forTests = others.filter((name) => own.devDependencies.includes(`@rig4u/${name}`));
  return [
    {
      what: `^(\\.\\./)+(platform/)?(${others.join('|')})/`,
      why: 'A path into another package goes past what it exports. Import it by its name, and declare it in package.json.',
    },
    ...ban(
      undeclared,
      `${own.folder}/package.json does not declare this package. Declare it there, unless it would bring what this one must not have.`,
    ),
    ...ban(
      forTests,
      `Only tests may import a development dependency: whoever installs ${own.folder} does not get it.`,
    ).map((it) => ({ ...it, exceptTests: true })),
  ];
}

const ban = (names: readonly string[], why: string): Ban[] =>
  names.length > 0 ? [{ what: `^@rig4u/(${names.join('|')})(/|$)`, why }] : [];
