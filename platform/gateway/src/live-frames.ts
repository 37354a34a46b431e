import type { Frames } from '@rig4u/releases/manifest';
import type { PageIndex } from '@rig4u/shared/contracts';
import { readFrames } from './read-frames';

/** The prerendered screens of what is live. One that cannot be used is left out, with a line in the log. */
export async function liveFrames(
  store: string,
  { host, index, log }: { host: string; index: PageIndex | undefined; log: (line: string) => void },
): Promise<(part: string) => Frames | undefined> {
  const remotes = Object.entries(index?.remotes ?? {}).flatMap(([part, remote]) =>
    'live' in remote ? [{ part, version: remote.live[0] }] : [],
  );
  const read = [{ part: 'host', version: host }, ...remotes].map(async (ref) => {
    const frames = await readFrames(store, ref).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      log(JSON.stringify({ kind: 'frames-unusable', part: ref.part, version: ref.version, message }));
      return undefined;
    });
    return [ref.part, frames] as const;
  });
  const frames = new Map(await Promise.all(read));
  return (part) => frames.get(part);
}

/** The addresses whose screens were rendered with something to read. */
export const readablePaths = (parts: readonly string[], framesOf: (part: string) => Frames | undefined): string[] =>
  parts.flatMap((part) =>
    (framesOf(part)?.screens ?? []).filter(({ kind, outline }) => kind !== 'head' && !outline).map(({ path }) => path),
  );
