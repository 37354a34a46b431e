import * as v from 'valibot';
import type { NamedRelease, NavPlace } from '@rig4u/shared/contracts';

/** The developer's remote as an index names it. */
export interface NamedDeveloper {
  name: string;
  paths: readonly string[];
  nav?: readonly NavPlace[] | undefined;
  live: NamedRelease;
  /** How many compilations have succeeded. */
  build: number;
}

/** What is rewritten of an index; the rest stays as the origin has it. */
const written = v.looseObject({ revision: v.number(), remotes: v.record(v.string(), v.unknown()) });

/** More compilations than anybody makes between two revisions of the origin's. */
const buildsInRevision = 1_000_000;

/**
 * An origin's index with the developer's remote as live, whether the origin has one of this name or not. It has no release before
 * that a page could fall back to: a fault is to be seen. Each compilation makes the index newer, and nothing is kept for offline
 * use. Before the first compilation the remotes are the origin's. Throws where it is no index.
 */
export function indexWithRemote(index: unknown, developer: NamedDeveloper | undefined): unknown {
  const { revision, remotes, ...rest } = v.parse(written, index);
  return {
    ...rest,
    offline: 'off',
    revision: revision * buildsInRevision + (developer?.build ?? 0),
    remotes: developer ? withDeveloper(remotes, developer) : remotes,
  };
}

function withDeveloper(remotes: Record<string, unknown>, { name, paths, nav, live }: NamedDeveloper) {
  const { [name]: _, ...others } = remotes;
  // First, so that an address which two remotes claim is the developer's.
  return { [name]: { paths, ...(nav && { nav }), live }, ...others };
}
