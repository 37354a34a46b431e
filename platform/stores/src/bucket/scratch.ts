import { randomUUID } from 'node:crypto';
import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import type { Scratch } from '@rig4u/releases/store';
import type { BucketAddress } from './address';
import { serviceIn, type Env } from './client';
import { explained, statusOf } from './faults';
import { objectsIn, type Objects } from './objects';

const clockKey = 'clock';
const bytes = new Uint8Array([1]);

/**
 * A new place below `doctor/` for trying what a service promises. What is written there is removed if the key may remove anything, and
 * stays otherwise: a few small objects, which a rule of the bucket may end after a day.
 */
export async function scratchIn<Half>(
  env: Env,
  { bucket, prefix, name }: BucketAddress,
  halfOf: (objects: Objects) => Half,
): Promise<Scratch<Half>> {
  const place = { bucket, prefix: `${prefix}doctor/${randomUUID()}/`, name };
  const written = new Set<string>();
  const noting = (objects: Objects): Objects => ({
    ...objects,
    write: (key, ...rest) => {
      written.add(key);
      return objects.write(key, ...rest);
    },
  });
  const service = serviceIn(env);
  const objects = noting(objectsIn(service, place));
  const write = (key: string, over?: string) => objects.write(key, bytes, { writer: randomUUID(), over });
  await write(clockKey);

  return {
    open: () => {
      const own = serviceIn(env);
      const half = halfOf(noting(objectsIn(own, place)));
      return Promise.resolve({ half, close: () => Promise.resolve(own.client.destroy()) });
    },
    clock: async () => {
      await write(clockKey, (await objects.read(clockKey))?.etag);
      return (await objects.look(clockKey))?.changedAt;
    },
    faults: async () => [...(await faultsOfWrites(write, objects)), ...(await faultsOfReads(objects))],
    remove: async () => {
      for (const key of written)
        await service.client
          .send(new DeleteObjectCommand({ Bucket: bucket, Key: place.prefix + key }))
          .catch((error: unknown) => {
            if (statusOf(error) !== 403) throw explained(error, { ...place, endpoint: service.endpoint });
          });
      service.client.destroy();
    },
  };
}

const harm = 'two promotions could overwrite each other. Take another service, or keep the log in a database (--log)';

async function faultsOfWrites(
  write: (key: string, over?: string) => Promise<unknown>,
  objects: Objects,
): Promise<string[]> {
  await write('once');
  if ((await write('once')) === 'own') return [`It ignores "If-None-Match: *" when it writes, so ${harm}.`];
  await write('head');
  const before = (await objects.read('head'))?.etag ?? '';
  await objects.write('head', new Uint8Array([2]), { writer: 'the first', over: before });
  return (await write('head', before)) === 'own' ? [`It ignores "If-Match" when it writes, so ${harm}.`] : [];
}

async function faultsOfReads(objects: Objects): Promise<string[]> {
  const before = await objects.read(clockKey);
  await objects.write(clockKey, new Uint8Array([2]), { writer: randomUUID(), over: before?.etag });
  const seen = await objects.readUnless(clockKey, before?.etag);
  return seen === 'unchanged'
    ? ['It calls an object unchanged that was overwritten, so gateways would not hear of promotions.']
    : [];
}
