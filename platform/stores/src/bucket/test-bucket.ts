import { needing } from '@rig4u/kernel/needing';
import { beforeFoldersGo } from '@rig4u/kernel/temporary-folder';
import type { Store } from '@rig4u/releases/store';
import { bucketStore } from '.';
import { hasTestBucket, startTestBucket, type TestBucket } from './bucket-service';
import type { Env } from './client';

/** Tests of buckets. */
export const describeWhereThereIsOne = (title: string, tests: () => void): void =>
  needing('a bucket: moto_server, or what RIG4U_TEST_S3 names', hasTestBucket(), () => describe(title, tests));

/** What tests ask of the bucket that runs meanwhile. */
export interface UsedBucket {
  /** The address of an empty place in it, another one at each call. */
  place: () => string;
  env: () => TestBucket['env'];
  /** A store at a place, closed after the tests. */
  open: (place: string, env?: Env) => Promise<Store>;
}

/** A bucket for the tests of a file. */
export function useTestBucket(): UsedBucket {
  let bucket: TestBucket | undefined;
  const opened: Store[] = [];
  beforeAll(async () => {
    bucket = await startTestBucket();
  });
  beforeFoldersGo(async () => {
    for (const store of opened) await store.close();
    await bucket?.stop();
  });
  const running = (): TestBucket => {
    if (!bucket) throw new Error('The bucket has not started.');
    return bucket;
  };
  return {
    place: () => running().place(),
    env: () => running().env,
    open: async (place, env = running().env) => {
      const store = await bucketStore(place, env);
      opened.push(store);
      return store;
    },
  };
}
