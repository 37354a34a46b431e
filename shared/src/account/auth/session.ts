import { ask } from '../../kernel/storage/browser';

/** Says only that somebody is signed in, not who: the identity library keeps the session itself. */
export const SESSION_KEY = 'rig4u-session';

/** Whether this browser remembers a session. Then the identity library is worth loading at once. */
export function hasStoredSession(): boolean {
  const session = ask((storage) => storage.getItem(SESSION_KEY));
  return session.ok && session.value !== null;
}

/** Notes for other tabs and later visits whether somebody is signed in. With blocked storage the session ends with the page. */
export function rememberSession(present: boolean): void {
  ask((storage) => (present ? storage.setItem(SESSION_KEY, '1') : storage.removeItem(SESSION_KEY)));
}
