import { builtExports, type OutsideManifest } from './outside-manifest';
import type { Package } from './read-package';

/** What of shared only the product's own build uses: the page's inline script, and the service worker. */
const notOutside = ['./boot', './offline', './package.json'];

/** The entries that are packed: name in `exports` → source file. */
export const sharedExports = (own: Package): Map<string, string> =>
  new Map(
    Object.entries(own.exports).flatMap(([entry, file]) =>
      typeof file === 'string' && !notOutside.includes(entry) ? [[entry, file]] : [],
    ),
  );

/** What a team's tests bring, and a build does not need. */
const forTests = ['@testing-library/react', '@testing-library/user-event'];

/** The package.json of shared as it is packed: its libraries are written into its files, all but valibot. */
export function sharedManifest(own: Package, installed: (name: string) => string): OutsideManifest {
  const entries = [...sharedExports(own).keys()];
  return {
    name: own.name,
    version: own.version,
    description: 'What every browser part of the product shares as one instance: the host provides it.',
    license: own.license ?? 'MIT',
    type: 'module',
    exports: { ...builtExports(entries, entries), './package.json': './package.json' },
    // The look's types name those of CSS.
    dependencies: { csstype: installed('csstype'), valibot: installed('valibot') },
    peerDependencies: {
      ...Object.fromEntries(['react', 'react-dom'].map((name) => [name, `^${installed(name)}`])),
      ...Object.fromEntries(forTests.map((name) => [name, '*'])),
    },
    peerDependenciesMeta: Object.fromEntries(forTests.map((name) => [name, { optional: true }])),
  };
}
