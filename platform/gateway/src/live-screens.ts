import * as v from 'valibot';
import { screenValues, type Frames } from '@rig4u/releases/manifest';
import { pathPattern, type PageIndex } from '@rig4u/shared/contracts';
import { offlinePage } from '@rig4u/shared/server';
import type { KnownScreen, KnownScreens } from './known-addresses';
import type { ReadRecord } from './page-record';

/** Of a release's record, the screens. */
const recordedScreens = v.object({
  screens: v.array(v.object({ path: pathPattern, values: v.optional(screenValues) })),
});

/**
 * What the live releases declare. Undefined where the host's one says nothing of its own addresses, as before there were prerendered
 * screens: then nobody can tell which address is none. A remote whose record cannot be read has the addresses of the index.
 */
export async function liveScreens(
  recordOf: (part: string) => Promise<ReadRecord>,
  index: PageIndex | undefined,
  host: Frames | undefined,
): Promise<KnownScreens | undefined> {
  if (!index || !host) return undefined;
  const remotes = Object.entries(index.remotes).map(async ([part, remote]) => {
    const { record, tried } = (await recordOf(part)).inlined ?? {};
    const rollout = 'rollout' in remote ? remote.rollout : undefined;
    return [
      part,
      [screensIn(record, remote.paths), ...(rollout ? [screensIn(tried, rollout.paths ?? remote.paths)] : [])],
    ] as const;
  });
  const own = [...host.screens.map(({ path }) => path), offlinePage];
  return { host: [own.map((path) => ({ path }))], ...Object.fromEntries(await Promise.all(remotes)) };
}

function screensIn(record: unknown, paths: readonly string[]): KnownScreen[] {
  const read = v.safeParse(recordedScreens, record);
  return read.success ? read.output.screens : paths.map((path) => ({ path }));
}
