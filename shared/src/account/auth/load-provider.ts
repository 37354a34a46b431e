import { config } from '../../kernel/config';
import { patiently } from '../../kernel/loading/patiently';
import { AuthProblem } from './sign-in-errors';
import { forgetNews, learn } from './known-user';
import type { IdentityProvider } from './identity-provider';

/** How long a visitor waits for the identity library, in milliseconds. */
export const LOAD_LIMIT = 10_000;

let provider: IdentityProvider | undefined;
let onItsWay: Promise<IdentityProvider> | undefined;
let stopObserving: () => void = () => undefined;

/** Puts another identity provider in the place of this installation's own; undefined takes it away again. */
export function configureAuth(next: IdentityProvider | undefined): void {
  stopObserving();
  stopObserving = () => undefined;
  onItsWay = undefined;
  provider = next;
  forgetNews();
  if (next) stopObserving = next.observe(learn);
}

/** The provider, if it is here already: a popup has to be asked for in the same breath as the click. */
export const providerNow = (): IdentityProvider | undefined => provider;

/** The installation's provider, fetched by the first call; after a failure the next call tries again. Rejects with an AuthProblem, in time. */
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
