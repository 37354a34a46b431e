import { Refusal } from '@rig4u/kernel';
import type { Store } from '@rig4u/releases/store';

/** A store in a bucket of an S3-compatible service, by its address `s3://bucket/prefix`. */
export function bucketStore(address: string, _env: Readonly<Record<string, string | undefined>>): Promise<Store> {
  return Promise.reject(new Refusal(`${address} cannot be opened: this version keeps no store in a bucket yet.`));
}
