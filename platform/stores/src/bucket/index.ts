import type { Store } from '@rig4u/releases/store';
import type { Env } from './client';

/**
 * A store in a bucket of an S3-compatible service, by its address `s3://bucket/prefix`. Asks the service nothing yet, so that whoever
 * keeps a copy starts while it is away. The client is a megabyte and is read only here.
 */
export const bucketStore = async (address: string, env: Env): Promise<Store> =>
  (await import('./open-bucket')).openBucket(address, env);
