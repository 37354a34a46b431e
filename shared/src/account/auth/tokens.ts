import { hasStoredSession } from './session';
import { obtainProvider, providerNow } from './load-provider';

/**
 * The signed-in user's valid token; null for a visitor, without loading anything. Rejects if a stored session cannot be
 * restored.
 */
export async function idToken(): Promise<string | null> {
  if (!providerNow() && !hasStoredSession()) return null;
  return (providerNow() ?? (await obtainProvider())).idToken();
}

let renewal: { refused: string; token: Promise<string | null> } | undefined;

/**
 * A token in place of one that was refused; null if nobody is signed in any more. Calls with the same refused token renew it once: the
 * others get what the first one got. Rejects if the provider gives no new one; the next call asks again.
 */
export function renewedToken(refused: string): Promise<string | null> {
  if (renewal?.refused === refused) return renewal.token;
  const token = renew(refused).catch((error: unknown) => {
    renewal = undefined;
    throw error;
  });
  renewal = { refused, token };
  return token;
}

/** The provider may have another token already: another tab, or its own clock, has renewed it. */
async function renew(refused: string): Promise<string | null> {
  const now = await idToken();
  return now === refused ? (await obtainProvider()).idToken(true) : now;
}
