import { rememberSession } from './session';
import { authState, setAuthState, settled, type User } from './state';

let known: User | null | undefined;
let running = 0;

/** Who is signed in, as the provider said last; undefined before it has said anything. */
export const knownUser = (): User | null | undefined => known;

/** Whether no attempt to sign in or out is running. */
export const isIdle = (): boolean => running === 0;

/** Runs an attempt to sign in or out. Meanwhile the provider's news is only noted: the attempt sets the state itself. */
export async function attempting<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
  }
}

/** Notes who is signed in, as the provider says, whether this tab or another changed it. */
export function learn(user: User | null): void {
  const first = known === undefined;
  known = user;
  rememberSession(user !== null);
  if (!isIdle()) return;
  const { status, user: shown, failure } = authState();
  const sameAsBefore = !first && status !== 'loading' && shown?.uid === user?.uid;
  if (status === 'signed-out' && user === null && (sameAsBefore || !failure)) return;
  // A renewed token is no reason to remove the error that the visitor is reading.
  setAuthState(settled(user, sameAsBefore ? failure : null));
}

/** Forgets what a removed provider said. */
export function forgetNews(): void {
  known = undefined;
}
