import type { Ban, BannedName, PlatformPackage } from './zone';

/** Any way to name another part: by its name, or by climbing out of one's own. */
const part = (names: readonly string[], why: string): Ban[] => [
  { what: `^((\\.\\./)+|/)?(${names.join('|')})(/|$)`, why },
];

/** Packages with a context or a state that must be there once: they come through shared, which is loaded once. */
const onlyThroughShared: readonly Ban[] = [
  {
    what: '^(@chakra-ui/|@emotion/)',
    why:
      'Its theme context must be there once. Import from @rig4u/shared/ui or @rig4u/shared/theme; what is ' +
      'missing there is added there, for all parts.',
  },
  {
    what: '^(framer-motion|motion)(/|$)',
    why: 'It must be there once. Import from @rig4u/shared/motion; what is missing there is added there, for all parts.',
  },
  {
    what: '^(@remix-run/|react-router)',
    why: 'The router context must be there once. Import from @rig4u/shared/routing; what is missing there is added there, for all parts.',
  },
  {
    what: '^@radix-ui/',
    why: 'Notifications are shown in one place. Import from @rig4u/shared/toasts or @rig4u/shared/ui.',
  },
  {
    what: '^(@?firebase|@supabase)(/|$)',
    why: 'There is one client, and it is loaded only when it is needed. Import from @rig4u/shared/auth or @rig4u/shared/storage.',
  },
];

const noShared: readonly Ban[] = part(
  ['shared'],
  'A path into shared makes a second copy of it. Import the entry: @rig4u/shared/<entry>.',
);
const noPlatform: readonly Ban[] = [
  {
    what: '^@rig4u/(bench|e2e|gateway|kernel|preset|releases|services|smoke|workspace)(/|$)',
    why: 'platform runs on Node and never in a browser. A type that both sides need belongs in @rig4u/shared/contracts.',
  },
  ...part(
    ['platform'],
    'platform runs on Node and never in a browser. A type that both sides need belongs in @rig4u/shared/contracts.',
  ),
];

/** What a remote may not import: everything but its own files and shared. */
export const remoteBans = (name: string, remotes: readonly string[]): Ban[] => [
  ...onlyThroughShared,
  ...noShared,
  ...noPlatform,
  ...part(['host'], 'A remote is deployed without the host. Import from @rig4u/shared/*; what both need moves there.'),
  ...part(
    remotes.filter((other) => other !== name),
    'Remotes are deployed apart and know each other by address only. Link to its path, use stored data ' +
      'or an event of @rig4u/shared/events, or move what both need to shared.',
  ),
];

/** `checks` holds test worlds: they import what they check, and nothing that visitors load imports them. */
export const noChecks: Ban = {
  what: '^(\\.\\./)+checks(/|$)',
  why: 'A test world is never part of what visitors load. Move what both need to src; a helper that only tests use to checks.',
  exceptTests: true,
};

export const hostBans = (remotes: readonly string[]): Ban[] => [
  ...onlyThroughShared,
  ...noShared,
  ...noPlatform,
  ...part(
    remotes,
    'The host finds remotes in the registry and never imports their code: it would ship with the host. Move what both need to shared.',
  ),
];

export const sharedBans = (remotes: readonly string[]): Ban[] => [
  { what: '^@rig4u/shared', why: 'Inside shared, import by a relative path: the package would import itself.' },
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

/** Pure logic: the same answer for the same input, in a test, in a browser and on a server. */
export const pureBans: readonly Ban[] = [
  {
    what: '^react(-dom)?(/|$)',
    why: 'Domain logic is plain functions. Put the component or hook beside the screen and call this from there.',
    exceptTypes: true,
  },
  {
    what: '^@rig4u/shared/(auth|config|errors|motion|routing|storage|theme|toasts|ui|widgets)$',
    why: 'Domain logic reads no storage, page or setting. Take the value as a parameter.',
    exceptTypes: true,
  },
  {
    what: '^node:(fs|http|https|net|child_process|timers|process)',
    why: 'A plan touches nothing. Take the data as a parameter; the runner reads and writes.',
  },
];

const outside = 'Domain logic asks nothing of its surroundings. Take the value as a parameter.';
export const pureNames: readonly BannedName[] = [
  ...[
    'fetch',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'window',
    'document',
    'navigator',
    'location',
    'performance',
    'process',
    'setTimeout',
    'setInterval',
  ].map((name) => ({ name, why: outside })),
  { name: 'Date.now', why: 'Domain logic has no clock. Take the time as a parameter.' },
  {
    name: 'Math.random',
    why: 'Domain logic gives the same answer each time. Derive the value from the input, or take it as a parameter.',
  },
];

/** Between the screens of one part, by the names of their folders. */
export const screenBans = (others: readonly string[]): Ban[] =>
  others.length === 0
    ? []
    : [
        {
          what: `^(\\.\\./)+(screens/)?(${others.join('|')})(/|$)`,
          why: 'Screens of a part do not reach into each other. Move what both need to a folder of its own beside them.',
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
