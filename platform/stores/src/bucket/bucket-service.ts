import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { delimiter, join } from 'node:path';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { serviceIn } from './client';

/** For tests and measurements: a bucket of a real service. */
export interface TestBucket {
  /** The address of an empty place in it, another one at each call. */
  place: () => string;
  /** What names the service and its key. */
  env: Readonly<Record<'AWS_ENDPOINT_URL_S3' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string>>;
  stop: () => Promise<void>;
}

/** Where `moto_server` is installed; undefined where it is not. */
function motoProgram(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'moto_server')).find((file) => existsSync(file));
}

/** What the title of such tests says, for whoever reads that they did not run. */
export const testBucketFrom = 'moto_server on PATH, or what RIG4U_TEST_S3 names';

/** Whether this machine has one. */
export const hasTestBucket = (): boolean => process.env['RIG4U_TEST_S3'] !== undefined || motoProgram() !== undefined;

/** The bucket that RIG4U_TEST_S3 names (`http://key:secret@host:port/bucket`), or one of a `moto_server` of its own. */
export async function startTestBucket(): Promise<TestBucket> {
  const named = process.env['RIG4U_TEST_S3'];
  if (named !== undefined) return { ...bucketAt(new URL(named)), stop: () => Promise.resolve() };
  const program = motoProgram();
  if (program === undefined) throw new Error('There is no moto_server on PATH, and RIG4U_TEST_S3 names no bucket.');
  const child = spawn(program, ['-H', '127.0.0.1', '-p', '0'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const exit = once(child, 'exit');
  let port: string | undefined;
  for await (const line of createInterface({ input: child.stderr })) {
    port = /Running on http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (port !== undefined) break;
  }
  if (port === undefined) throw new Error('moto_server ended before it listened.');
  // It says a line for each request: somebody has to take them.
  child.stderr.resume();
  const bucket = bucketAt(new URL(`http://test:secret-of-test@127.0.0.1:${port}/releases`));
  const { client } = serviceIn(bucket.env);
  await client.send(new CreateBucketCommand({ Bucket: 'releases' }));
  client.destroy();
  const stop = async () => {
    child.kill();
    await exit;
  };
  return { ...bucket, stop };
}

function bucketAt({ origin, pathname, username, password }: URL): Omit<TestBucket, 'stop'> {
  return {
    place: () => `s3:/${pathname.replace(/\/$/, '')}/${randomUUID()}`,
    env: {
      AWS_ENDPOINT_URL_S3: origin,
      AWS_ACCESS_KEY_ID: decodeURIComponent(username),
      AWS_SECRET_ACCESS_KEY: decodeURIComponent(password),
    },
  };
}
