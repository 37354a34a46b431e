import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { noneOnlyIfMissing } from '@rig4u/kernel';
import { recordFile } from '@rig4u/releases';
import { releaseDir } from '@rig4u/releases/store';
import type { InlinedRecord, PageIndex } from '@rig4u/shared/contracts';

const recordText = v.pipe(v.string(), v.parseJson());

/** The records that pages of a remote carry, of the live release and of one that is rolled out; without one they ask for it themselves, and say what is wrong. */
export async function readRecord(
  store: string,
  { remotes }: PageIndex,
  part: string,
): Promise<InlinedRecord | undefined> {
  const remote = remotes[part];
  if (!remote || !('live' in remote)) return undefined;
  const [record, tried] = await Promise.all(
    [remote.live, remote.rollout?.release].map(async (named) => {
      if (!named) return undefined;
      const file = join(releaseDir(store, { part, version: named[0] }), recordFile);
      // A damaged one is left out too.
      const read = v.safeParse(recordText, await readFile(file, 'utf8').catch(noneOnlyIfMissing));
      return read.success ? read.output : undefined;
    }),
  );
  return record === undefined ? undefined : { part, record, ...(tried !== undefined && { tried }) };
}

/** Who owns which address for some visitor: a release that is rolled out may have more of them. */
export const allAddresses = ({ remotes }: PageIndex): Record<string, { paths: string[] }> =>
  Object.fromEntries(
    Object.entries(remotes).map(([part, remote]) => {
      const more = 'rollout' in remote ? (remote.rollout?.paths ?? []) : [];
      return [part, { paths: [...remote.paths, ...more] }];
    }),
  );
