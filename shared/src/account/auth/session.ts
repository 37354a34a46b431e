import { ask } from '../../kernel/storage/browser';

/** Says only that somebody is signed in, never who: the identity library keeps the session itself. */
export const SESSION_KEY = 'rig4u-session';

/** Whether this browser remembers a session, so that the identity library is worth loading before anybody opens sign-in. */
export function hasStoredSession(): boolean {
  const session = ask((storage) => storage.getItem(SESSION_KEY));
  return session.ok && session.value !== null;
}

/** Notes for the next page, and for the other tabs, whether somebody is signed in. Where storage is blocked the session ends with the page. */
export function rememberSession(present: boolean): void {
  ask((storage) => (present ? storage.setItem(SESSION_KEY, '1') : storage.removeItem(SESSION_KEY)));
}
