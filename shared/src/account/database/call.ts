import { PostgrestClient } from '@supabase/postgrest-js';
import { idToken, renewedToken } from '../auth';
import { codeOf } from '../auth/sign-in-errors';
import { config } from '../../kernel/config';
import type { Services } from '../../kernel/contracts/config';
import { DatabaseError } from './database-errors';

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

interface CallSettings extends CallOptions {
  /** Asks as a visitor, even if somebody is signed in. */
  anonymous?: boolean;
  /** The request may outlive the page. Browsers allow 64 KB for all of these together. */
  keepalive?: boolean;
}

type Client = ReturnType<typeof connect>;
type Answer = PromiseLike<{ data: unknown; error: unknown; status: number }>;

/** How long one call may take, in milliseconds. */
export const callLimit = 10_000;

/**
 * Asks the database as the signed-in user, or as a visitor. A token that it refuses is renewed once, and the question asked again. Resolves
 * to rows. Rejects with a DatabaseError, within `callLimit`.
 */
export async function call(
  ask: (client: Client) => Answer,
  { signal, anonymous = false, keepalive = false }: CallSettings = {},
): Promise<readonly unknown[]> {
  const database = config().services?.database;
  if (!database) throw new DatabaseError('not-set-up');
  const stop = new AbortController();
  const cancel = () => stop.abort();
  signal?.addEventListener('abort', cancel, { once: true });
  if (signal?.aborted) cancel();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    cancel();
  }, callLimit);
  try {
    const askWith = async (token: string | null) => {
      stop.signal.throwIfAborted();
      return ask(connect(database, token, { signal: stop.signal, keepalive }));
    };
    const token = anonymous ? null : await orStop(idToken(), stop.signal);
    let answer = await askWith(token);
    if (answer.status === 401 && token !== null) {
      const renewed = await orStop(renewedToken(token), stop.signal);
      // Nobody is signed in any more: asked as a visitor the answer would be another one.
      if (renewed !== null) answer = await askWith(renewed);
    }
    const { data, error, status } = answer;
    if (error)
      throw new DatabaseError(status === 401 && !anonymous ? 'signed-out' : failureOf(status), { cause: error });
    if (data !== null && !Array.isArray(data)) throw new DatabaseError('not-understood');
    return data ?? [];
  } catch (error) {
    if (stop.signal.aborted) throw new DatabaseError(late ? 'timeout' : 'aborted', { cause: error });
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(ended.has(codeOf(error)) ? 'signed-out' : 'offline', { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

/** What the identity provider says of a session that no renewal brings back. */
const ended = new Set([
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
]);

/** A client without silent retries: the person who waits has a button for that. */
const connect = ({ url, anonKey }: Services['database'], token: string | null, extra: RequestInit) =>
  new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: anonKey, authorization: `Bearer ${token ?? anonKey}` },
    fetch: (input, init) => fetch(input, { ...init, ...extra }),
    retry: false,
  });

/** What an error with this status means. Below 300 the body was not JSON. */
function failureOf(status: number): 'offline' | 'not-understood' | 'unavailable' | 'refused' {
  if (status === 0) return 'offline';
  if (status < 400) return 'not-understood';
  return status >= 500 || status === 429 ? 'unavailable' : 'refused';
}

/** The promise, or a rejection as soon as the signal aborts: the identity library itself cannot be aborted. */
function orStop<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')), { once: true });
    promise.then(resolve, reject);
  });
}
