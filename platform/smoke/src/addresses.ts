import type { Registry } from '@rig4u/shared/contracts';

/** Something to stand for `:name` in an address. What does not exist has a screen that says so, which also must load. */
const example = 'smoke-load';

const filled = (path: string): string => path.replaceAll(/:[^/]+/g, example);

/** The addresses to open for a part: all of a remote's, or the home page and the first of each remote for a host. */
export function addressesOf({ remotes }: Registry, part: string): string[] {
  if (part !== 'host') return (remotes[part]?.paths ?? []).map(filled);
  return ['/', ...Object.values(remotes).flatMap(({ paths }) => paths.slice(0, 1).map(filled))];
}
