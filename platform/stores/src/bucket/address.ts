import { Refusal } from '@rig4u/kernel';
import { isPlainPath } from '@rig4u/releases/store';

/** Where in which bucket a store lies. */
export interface BucketAddress {
  bucket: string;
  /** What all its keys begin with: empty, or with a `/` at its end. */
  prefix: string;
  /** The address as sentences name it. */
  name: string;
}

const pattern = /^s3:\/\/([A-Za-z0-9][\w.-]{1,61}[A-Za-z0-9])(?:\/(.*?))?\/?$/;

/** Reads `s3://bucket` or `s3://bucket/prefix`. Throws a Refusal that does not repeat the address: a password may be in it. */
export function parseAddress(address: string): BucketAddress {
  const [, bucket, path = ''] = pattern.exec(address) ?? [];
  if (bucket === undefined || (path !== '' && !isPlainPath(path)))
    throw new Refusal(
      'A bucket is written s3://bucket or s3://bucket/prefix. Keys do not belong there: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_SHARED_CREDENTIALS_FILE; the service is AWS_ENDPOINT_URL_S3.',
    );
  return path === ''
    ? { bucket, prefix: '', name: `s3://${bucket}` }
    : { bucket, prefix: `${path}/`, name: `s3://${bucket}/${path}` };
}
