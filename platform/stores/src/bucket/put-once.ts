import { createHash, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Objects } from './objects';

export type PutOnce = (key: string, bytes: Uint8Array) => Promise<boolean>;

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Writes an object where there is none. True for the one writer whose object stands there, also when the answer was lost and the
 * same thing is written again: until a call is answered its id is kept.
 */
export function putOnce(objects: Objects): PutOnce {
  const unanswered = new LRUCache<string, string>({ max: 100 });
  return async (key, bytes) => {
    const call = `${key} ${sha256(bytes)}`;
    const writer = unanswered.get(call) ?? randomUUID();
    // Whoever writes the same at the same time is another writer.
    unanswered.delete(call);
    try {
      return (await objects.write(key, bytes, { writer })) === 'own';
    } catch (error) {
      unanswered.set(call, writer);
      throw error;
    }
  };
}
