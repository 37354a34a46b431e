import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type HeadObjectCommandOutput,
} from '@aws-sdk/client-s3';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { BucketAddress } from './address';
import type { Service } from './client';
import { explained, isCut, isGone, statusOf } from './faults';

/** What is known of an object without reading it. */
export interface Looked {
  size: number;
  /** Whoever wrote it, by a random id. */
  writer: string | undefined;
  /** When it was written, by the service's clock, in milliseconds since 1970. */
  changedAt: number | undefined;
}

export interface Read {
  bytes: Uint8Array;
  etag: string;
}

export interface Write {
  /** A new random id: by it a writer knows its own object when the answer was lost on its way. */
  writer: string;
  /** What the object must still be; left out, there must be none. */
  over?: string | undefined;
}

/** The objects below an address. Throws a Refusal that says what to do where the service does not answer or refuses. */
export interface Objects {
  /** Undefined where there is none. */
  read(key: string): Promise<Read | undefined>;
  /** As `read`; `unchanged` where it is still what it was. */
  readUnless(key: string, etag: string | undefined): Promise<Read | 'unchanged' | undefined>;
  look(key: string): Promise<Looked | undefined>;
  /** Writes under a condition. `own` where this writer's object stands there afterwards, else what stands there. */
  write(key: string, bytes: Uint8Array, options: Write): Promise<'own' | Looked | undefined>;
}

/** How many questions are under way at once: a release is hundreds of files. */
const atOnce = 8;
const tries = 5;
const pauseMs = 50;

export function objectsIn({ client, endpoint }: Service, { bucket, prefix, name }: BucketAddress): Objects {
  const limited = pLimit(atOnce);
  const place = { name, bucket, endpoint };
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  /** A bucket that is not there looks like an object that is not there, unless it was seen before. */
  let isSeen = false;

  const asked = <T>(ask: () => Promise<T>): Promise<T> =>
    limited(async () => {
      const answer = await ask();
      isSeen = true;
      return answer;
    });
  const noneIfGone = (error: unknown): undefined => {
    if (!isGone(error)) throw explained(error, place);
    isSeen = true;
  };

  const get = (key: string, etag: string | undefined, begins: () => void) =>
    asked(async () => {
      const answer = await client.send(new GetObjectCommand({ ...at(key), ...(etag && { IfNoneMatch: etag }) }));
      begins();
      const bytes = (await answer.Body?.transformToByteArray()) ?? new Uint8Array();
      return { bytes, etag: answer.ETag ?? '', ...lookedAt(answer), size: bytes.length };
    });
  /** An answer that breaks off in its middle is asked for again: the client does that only for one that does not begin. */
  async function whole(key: string, etag?: string) {
    for (let left = tries; ; left -= 1) {
      let hasBegun = false;
      try {
        return await get(key, etag, () => (hasBegun = true));
      } catch (error) {
        if (!hasBegun || left === 1 || !isCut(error)) throw error;
        await pause(pauseMs);
      }
    }
  }

  async function look(key: string): Promise<Looked | undefined> {
    try {
      return lookedAt(await asked(() => client.send(new HeadObjectCommand(at(key)))));
    } catch (error) {
      if (statusOf(error) === undefined) throw explained(error, place);
      if (statusOf(error) === 404 && isSeen) return undefined;
      // An answer to HEAD has no words: why it refuses is asked again.
      return whole(key).catch(noneIfGone);
    }
  }

  const put = (key: string, bytes: Uint8Array, { writer, over }: Write) =>
    asked(() =>
      client.send(
        new PutObjectCommand({
          ...at(key),
          Body: bytes,
          Metadata: { writer },
          ...(over === undefined ? { IfNoneMatch: '*' } : { IfMatch: over }),
        }),
      ),
    );
  async function write(key: string, bytes: Uint8Array, options: Write): Promise<'own' | Looked | undefined> {
    for (let left = tries; ; left -= 1)
      try {
        await put(key, bytes, options);
        return 'own';
      } catch (error) {
        const status = statusOf(error);
        // 409: another writer of this name is at it; who won is not decided yet.
        if (status === 409 && left > 1) {
          await pause(pauseMs * Math.random() * (tries - left + 1));
          continue;
        }
        const isLost = status === 412 || (options.over !== undefined && isGone(error));
        if (!isLost) throw explained(error, place);
        const there = await look(key);
        return there?.writer === options.writer ? 'own' : there;
      }
  }

  return {
    read: (key) => whole(key).catch(noneIfGone),
    readUnless: async (key, etag) => {
      try {
        return await whole(key, etag);
      } catch (error) {
        return statusOf(error) === 304 ? 'unchanged' : noneIfGone(error);
      }
    },
    look,
    write,
  };
}

const lookedAt = ({ ContentLength = 0, Metadata, LastModified }: HeadObjectCommandOutput): Looked => ({
  size: ContentLength,
  writer: Metadata?.['writer'],
  changedAt: LastModified?.getTime(),
});
