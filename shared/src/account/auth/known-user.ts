import { rememberSession } from './session';
import { authState, setAuthState, settled, type User } from './state';

/** Who is signed in by the provider's last word; undefined before its first. */
let known: User | null | undefined;
let running = 0;

export const knownUser = (): User | null | undefined => known;

/** Whether no attempt of the visitor is under way. */
export const isIdle = (): boolean => running === 0;

/** Runs an attempt of the visitor. While it runs the provider's news is only noted: the attempt settles the state. */
export async function attempting<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
  }
}

/** Takes the provider's word on who is signed in, whether this tab or another changed it. */
export function learn(user: User | null): void {
  const first = known === undefined;
  known = user;
  rememberSession(user !== null);
  if (!isIdle()) return;
  const { status, user: shown, failure } = authState();
  const sameAsBefore = !first && status !== 'loading' && shown?.uid === user?.uid;
  if (status === 'signed-out' && user === null && (sameAsBefore || !failure)) return;
  // A token that was refreshed is no reason to take away what the visitor is reading.
  setAuthState(settled(user, sameAsBefore ? failure : null));
}

/** Forgets the word of a provider that is there no more. */
export function forgetNews(): void {
  known = undefined;
}
