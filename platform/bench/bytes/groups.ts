/** What the bytes of a page are for, as platform/docs/benchmark.md has it. */
export const groups = [
  'fonts',
  'react',
  'host, shared',
  'remote',
  'Chakra, Emotion',
  'react-router',
  'federation runtime',
  'share tables, webpack',
  'motion',
  'drawings',
  'texts, data',
  'page, css',
  'other libraries',
] as const;
export type Group = (typeof groups)[number];

const libraries: readonly (readonly [RegExp, Group])[] = [
  [/^(react|react-dom|scheduler)$/, 'react'],
  [/^(@chakra-ui|@emotion|@pandacss|@ark-ui|@zag-js|stylis)\b/, 'Chakra, Emotion'],
  [/^(react-router|cookie|set-cookie-parser)/, 'react-router'],
  [/^@module-federation\//, 'federation runtime'],
  [/^(framer-motion|motion)/, 'motion'],
];

const own: readonly (readonly [RegExp, Group])[] = [
  [/platform\/preset\/src\/lean-runtime\/|\/\.federation\/|src\/remotes\/hand-over/, 'federation runtime'],
  [/webpack\/|src\/remotes\/shares|^(consume|provide|external) |^$/, 'share tables, webpack'],
  [/\/look\/art\/|\.svg\b|drawing/, 'drawings'],
  [/\/(content|data)\//, 'texts, data'],
  [/\/look\/motion\//, 'motion'],
];

/** The group of a module, by its path in the source map of a build; the empty path is what webpack wrote around the modules. */
export function groupOfModule(part: string, source: string): Group {
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  if (library !== undefined && !library.startsWith('.'))
    return libraries.find(([name]) => name.test(library))?.[1] ?? 'other libraries';
  // The benchmark's one bundle is a host that has the screens of all remotes.
  const isRemote = part !== 'host' || /\/mf-[\w-]+\/src\//.test(source);
  return own.find(([path]) => path.test(source))?.[1] ?? (isRemote ? 'remote' : 'host, shared');
}

/** The group of a file that holds no modules. */
export function groupOfFile(pathname: string): Group {
  if (pathname.endsWith('.woff2')) return 'fonts';
  if (/\.(svg|png|webp|ico)$/.test(pathname)) return 'drawings';
  if (pathname.endsWith('.js')) return 'share tables, webpack';
  return 'page, css';
}
