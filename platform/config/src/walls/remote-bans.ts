import type { Ban } from './zone';

/** Any way to name another part: by its name, or by climbing out of one's own. */
export const part = (names: readonly string[], why: string): Ban[] => [
  { what: `^((\\.\\./)+|/)?(${names.join('|')})(/|$)`, why },
];

/** Packages with a context or a state that must be there once: they come through shared, which is loaded once. */
export const onlyThroughShared: readonly Ban[] = [
  {
    what: '^(@chakra-ui/|@emotion/)',
    why:
      'Its theme context must be there once. Import from @rig4u/shared/ui or @rig4u/shared/theme; what is ' +
      'missing there is added there, for all parts.',
  },
  {
    what: '^(framer-motion|motion)(/|$)',
    why: 'It has a context that must be there once, and new code needs none of it. Move by CSS, a frame or the Web Animations API.',
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

/** What a part's look is made of. */
export const onlyInLook: readonly Ban[] = [
  {
    what: '^@rig4u/shared/recipes$',
    why: 'The styles of a remote lie in its src/look. Make the component there, and import it.',
  },
];

/** Entries that only releases ask for that were built before the look of the builder came home. */
export const retired: Ban = {
  what: '^@rig4u/shared/(motion|pictures|workbench)$',
  why: 'Only older releases have this from the host. Make the component in src/look of this remote, with @rig4u/shared/recipes.',
};

export const noShared: readonly Ban[] = part(
  ['shared'],
  'A path into shared makes a second copy of it. Import the entry: @rig4u/shared/<entry>.',
);
export const noPlatform: readonly Ban[] = [
  {
    what: '^@rig4u/config(/|$)',
    why: 'It says how tests, types and walls of a part are checked. Only tests and configuration files import it.',
    exceptTests: true,
  },
  {
    what: '^@rig4u/(bench|e2e|gateway|health|kernel|new-remote|packages|preset|releases|services|smoke|workspace)(/|$)',
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
  retired,
  ...noShared,
  ...noPlatform,
  ...part(['host'], 'A remote is deployed without the host. Import from @rig4u/shared/*; what both need moves there.'),
  ...part(
    remotes.filter((other) => other !== name),
    'Remotes are deployed apart and know each other by address only. Link to its path, use stored data ' +
      'or an event of @rig4u/shared/events, or move what both need to shared.',
  ),
];

/** A look is passed what it shows: it imports nothing outside its folder, in which a file lies so many folders deep. */
export const lookBans = (folders: number): Ban[] => [
  {
    what: `^(\\.\\./){${folders}}|^@rig4u/shared/(account-builds|auth|builds|database|storage)$`,
    why: 'The look knows no screen, state or fact. Pass in what it shows.',
    exceptTests: true,
  },
];

/** `checks` and `gallery` hold test worlds: they import what they check, and nothing that visitors load imports them. */
export const noChecks: Ban = {
  what: '^(\\.\\./)+(checks|gallery)(/|$)',
  why: 'A test world is never part of what visitors load. Move what both need to src; a helper that only tests use to checks.',
  exceptTests: true,
};

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
