import { createHash } from 'node:crypto';
import type { NamedRelease, PinnedFile, RegistryIndex, Release } from '@rig4u/shared/contracts';

/** For tests and benchmarks: hashes that compress no better than real ones, and are the same each time. */
const bytesOf = (algorithm: 'sha256' | 'sha384', seed: string): string =>
  `${algorithm}-${createHash(algorithm).update(seed).digest('base64')}`;
const short = (seed: string): string => createHash('sha256').update(seed).digest('hex').slice(0, 8);

const version = (seed: string): string => `1.${seed.length % 7}.0-local.a${short(seed).slice(1)}`;
const named = (seed: string): NamedRelease => [version(seed), bytesOf('sha256', seed)];
const file = (folder: string, seed: string): PinnedFile => ({
  src: `${folder}${short(seed)}.js`,
  integrity: bytesOf('sha384', seed),
});

const topics = ['cases', 'cooling', 'sale', 'monitors', 'keyboards', 'desks', 'sound', 'repairs', 'trade-in', 'events'];

/** The index of a product with many remotes: each owns two addresses and a place in the menu, and has a release before. */
export function fakeIndex(remotes: number): RegistryIndex {
  const host = version('host');
  return {
    schema: 2,
    epoch: 1,
    revision: 1_234,
    host: {
      version: host,
      // As many shared files as our own host has.
      shared: Object.fromEntries(
        ['database', 'account-builds', 'accessories', 'images', 'motion', 'widgets'].map((entry, i) => [
          `@rig4u/shared/${entry}`,
          Array.from({ length: 1 + (i % 2) }, (_, n) => file(`/host/${host}/`, `${entry}${n}`)),
        ]),
      ),
    },
    remotes: Object.fromEntries(
      Array.from({ length: remotes }, (_, i) => {
        const name = `${topics[i % topics.length]}${i < topics.length ? '' : i}`;
        const nav = [{ path: `/${name}`, text: `Our ${name}`, order: i, place: 'header' as const }];
        const paths = [`/${name}`, `/${name}/:id`];
        return [`mf-${name}`, { paths, nav, live: named(`${name} now`), before: named(`${name} then`) }];
      }),
    ),
  };
}

/** A record as large as our largest: seven screens of two files, and twenty shared entries with their names. */
export function fakeRecord(part: string): Release {
  const now = version(part);
  const folder = `/remotes/${part}/${now}/`;
  const entries = Array.from({ length: 20 }, (_, i) => `@rig4u/shared/${topics[i % topics.length]}${i}`);
  return {
    id: `${part}_${now}`.replaceAll(/\W/g, '_'),
    version: now,
    entry: file(folder, `${part} entry`),
    screens: Array.from({ length: 7 }, (_, i) => ({
      path: `/${part}/${short(`${part} ${i}`)}`,
      files: [file(folder, `${part} routes`), file(folder, `${part} screen ${i}`)],
      takes: entries.slice(i, i + 8),
    })),
    needs: Object.fromEntries(entries.map((entry) => [entry, Array.from({ length: 6 }, (_, n) => short(entry + n))])),
  };
}
