import { authState, onAuthState, type User } from './state';

/** Who is signed in, once that is known: at a page's start a stored session takes a moment to come back. Never rejects. */
export const whenKnown = (): Promise<User | null> =>
  new Promise((resolve) => {
    let stop = (): void => undefined;
    const tell = () => {
      const { status, user } = authState();
      if (status === 'loading' && !user) return false;
      stop();
      resolve(user);
      return true;
    };
    if (!tell()) stop = onAuthState(tell);
  });
