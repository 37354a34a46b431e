import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import { polled, type RegistryLog } from '@rig4u/releases/store';
import { takeLease } from './lease';
import type { Objects } from './objects';
import type { PutOnce } from './put-once';

/** How often a bucket is asked for news. */
const pollMs = 2_000;
const tries = 5;

const headKey = 'registry/head.json';
const revisionKey = (revision: number): string => `registry/r/${revision}.json`;
const headSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ revision: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
);
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/**
 * The log in a bucket: an object for each revision, written where there is none, which is the compare-and-swap. The head only tells a
 * reader where to begin to look, so a writer that dies before it moves the head loses nothing.
 */
export function logIn(objects: Objects, name: string, putOnce: PutOnce): RegistryLog {
  let seen: { etag: string | undefined; newest: number } = { etag: undefined, newest: 0 };

  async function newest(): Promise<number> {
    const before = seen;
    const head = await objects.readUnless(headKey, before.etag);
    const isAsBefore = head === 'unchanged' || (head === undefined && before.etag === undefined);
    const now = isAsBefore ? before : { etag: head?.etag, newest: await namedBy(head?.bytes) };
    let number = now.newest;
    while (await objects.look(revisionKey(number + 1))) number += 1;
    seen = { ...now, newest: number };
    return number;
  }

  /** The revision that a head names. Throws a Refusal where it is not there. */
  async function namedBy(head: Uint8Array | undefined): Promise<number> {
    if (!head) return 0;
    const read = v.safeParse(headSchema, decode(head));
    if (read.success && (await objects.look(revisionKey(read.output.revision)))) return read.output.revision;
    const what = read.success
      ? `names revision ${read.output.revision}, and there is no ${revisionKey(read.output.revision)}`
      : 'names no revision';
    throw new Refusal(
      `${headKey} in ${name} ${what}. Put the object back from a backup; where there is none, remove ${headKey}: then the newest revision without a gap before it counts.`,
    );
  }

  /** Moves the head forward, never back. True where it was behind and is not any more. */
  async function moveHead(revision: number): Promise<boolean> {
    for (let left = tries; left > 0; left -= 1) {
      const head = await objects.read(headKey);
      const read = v.safeParse(headSchema, head && decode(head.bytes));
      if (read.success && read.output.revision >= revision) return false;
      const written = { writer: randomUUID(), over: head?.etag };
      if ((await objects.write(headKey, encode(`${JSON.stringify({ revision })}\n`), written)) === 'own') return true;
    }
    return false;
  }

  return {
    newest,
    text: async (revision) => {
      const found = await objects.read(revisionKey(revision));
      return found && decode(found.bytes);
    },
    append: async (revision, text) => {
      if (revision < 1 || (revision > 1 && !(await objects.look(revisionKey(revision - 1))))) return false;
      if (!(await putOnce(revisionKey(revision), encode(text)))) return false;
      await moveHead(revision).catch(onlyLate);
      return true;
    },
    point: async () => {
      const revision = await newest();
      return revision > 0 && ((await moveHead(revision).catch(onlyLate)) ?? false);
    },
    watch: (news) => polled(newest, news, pollMs),
    lease: (wanted) => takeLease(objects, wanted),
  };
}

/** The revision stands, and readers look beyond the head: a head that did not move costs them a question, and no promotion. */
function onlyLate(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
  return undefined;
}
