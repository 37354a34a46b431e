import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { WantedLease } from '@rig4u/releases/store';
import type { Objects } from './objects';

const key = 'registry/lease.json';
const leaseSchema = v.pipe(v.string(), v.parseJson(), v.object({ holder: v.string(), until: v.number() }));

/** Takes the lease, or makes the own one longer: of two who want it at once the first one's object stands. */
export async function takeLease(objects: Objects, { holder, now, until }: WantedLease): Promise<boolean> {
  const found = await objects.read(key);
  // One that cannot be read has no holder who could need it.
  const read = v.safeParse(leaseSchema, found && new TextDecoder().decode(found.bytes));
  if (read.success && read.output.holder !== holder && read.output.until > now) return false;
  const bytes = new TextEncoder().encode(JSON.stringify({ holder, until }));
  return (await objects.write(key, bytes, { writer: randomUUID(), over: found?.etag })) === 'own';
}
