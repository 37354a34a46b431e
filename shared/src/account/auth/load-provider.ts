import { config } from '../../kernel/config';
import { patiently } from '../../kernel/loading/patiently';
import { AuthProblem } from './sign-in-errors';
import { forgetNews, learn } from './known-user';
import type { IdentityProvider } from './identity-provider';

/** How long a visitor waits for the identity library, in milliseconds. */
const LOAD_LIMIT = 10_000;

let provider: IdentityProvider | undefined;
let onItsWay: Promise<IdentityProvider> | undefined;
let stopObserving: () => void = () => undefined;

/** Replaces the identity provider; undefined removes it. */
export function configureAuth(next: IdentityProvider | undefined): void {
  stopObserving();
  stopObserving = () => undefined;
  onItsWay = undefined;
  provider = next;
  forgetNews();
  if (next) stopObserving = next.observe(learn);
}

/** The provider if it is loaded already: a popup must open within the click. */
export const providerNow = (): IdentityProvider | undefined => provider;

/**
 * The provider, loaded by the first call. After a failure the next call tries again. Rejects with an AuthProblem, after
 * `LOAD_LIMIT` at the latest.
 */
export async function obtainProvider(): Promise<IdentityProvider> {
  if (provider) return provider;
  onItsWay ??= fetchProvider();
  return within(LOAD_LIMIT, onItsWay);
}

async function fetchProvider(): Promise<IdentityProvider> {
  try {
    const settings = config().services?.auth;
    if (!settings) throw new AuthProblem('rig4u/not-set-up');
    const { firebaseProvider } = await patiently(() => import(/* webpackChunkName: "firebase" */ './firebase'));
    const found = await firebaseProvider(settings);
    configureAuth(found);
    return found;
  } catch (error) {
    onItsWay = undefined;
    throw error instanceof AuthProblem ? error : new AuthProblem('rig4u/not-loaded', { cause: error });
  }
}

/** The promise, or an AuthProblem after `ms` milliseconds. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AuthProblem('rig4u/not-loaded')), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
