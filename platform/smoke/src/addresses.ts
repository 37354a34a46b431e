import type { RemoteManifest } from '@rig4u/releases/manifest';

/** An address to open, and what the browser holds then, by storage key. */
export interface Address {
  path: string;
  stored?: Readonly<Record<string, unknown>> | undefined;
}

/** Stands for `:name` in an address. What does not exist has a screen that says so, which also must load. */
const nobody = 'smoke-load';

const filled = (path: string): Address => ({ path: path.replaceAll(/:[^/]+/g, nobody) });

/**
 * The addresses to open for a remote: of each screen its example, where it has one, and for a path with `:name` also an
 * address that nothing has.
 */
export const addressesOfRemote = ({ screens, exampleData: stored }: RemoteManifest): Address[] =>
  screens.flatMap(({ path, example }) => {
    const known = example === undefined ? [] : [{ path: example, stored }];
    return example !== undefined && !path.includes(':') ? known : [...known, filled(path)];
  });

/** The addresses to open for a host: the home page, and a screen of each remote. */
export const addressesOfHost = (remotes: readonly RemoteManifest[]): Address[] => [
  { path: '/' },
  ...remotes.flatMap((remote) => addressesOfRemote(remote).slice(0, 1)),
];
