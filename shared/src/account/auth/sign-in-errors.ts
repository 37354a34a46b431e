import { messageOf } from '../../kernel/errors/message';
import type { AuthFailure } from './state';
import { checkConnection } from '../../kernel/loading/failure';
import { notSignedInAnyMore, signInNotSetUp } from './not-signed-in';

/** What the visitor was doing when it failed. */
export type Flow = 'sign-in' | 'sign-up' | 'google' | 'sign-out' | 'reset' | 'verification' | 'restore';

/** Codes of our own failures; the provider's begin with `auth/`. */
export type OwnCode = 'rig4u/not-set-up' | 'rig4u/not-loaded' | 'rig4u/no-user';

/** A failure that did not come from the provider. */
export class AuthProblem extends Error {
  override readonly name = 'AuthProblem';
  constructor(
    readonly code: OwnCode,
    options?: ErrorOptions,
  ) {
    super(plain[code] ?? code, options);
  }
}

interface FlowTexts {
  title: string;
  /** The toast's description for a code that has none. */
  otherwise: string;
  /** Description and alert by the provider's code. */
  codes: Readonly<Record<string, string>>;
}

const badLogin = 'Invalid email or password';
const tooMany = 'Too many attempts. Please try again later';
const badAddress = 'Invalid email address';

const flows: Readonly<Record<Flow, FlowTexts>> = {
  'sign-in': {
    title: 'Sign in failed',
    otherwise: 'Failed to sign in',
    codes: {
      'auth/user-not-found': badLogin,
      'auth/wrong-password': badLogin,
      // From a provider that does not tell which addresses have an account.
      'auth/invalid-credential': badLogin,
      'auth/invalid-login-credentials': badLogin,
      'auth/too-many-requests': 'Too many failed login attempts. Please try again later',
    },
  },
  'sign-up': {
    title: 'Sign up failed',
    otherwise: 'Failed to create account',
    codes: {
      'auth/email-already-in-use': 'Email already in use',
      'auth/weak-password': 'Password is too weak',
      'auth/invalid-email': badAddress,
    },
  },
  google: { title: 'Sign in failed', otherwise: 'Failed to sign in with Google', codes: {} },
  'sign-out': { title: 'Error', otherwise: 'Failed to sign out', codes: {} },
  reset: {
    title: 'Password reset failed',
    otherwise: 'Failed to send the password reset email',
    codes: {
      'auth/invalid-email': badAddress,
      'auth/missing-email': 'Enter your email address first',
      'auth/too-many-requests': tooMany,
    },
  },
  verification: {
    title: 'Verification failed',
    otherwise: 'Failed to send the verification email',
    codes: { 'auth/too-many-requests': tooMany },
  },
  restore: { title: 'Sign-in is not available', otherwise: 'Your session could not be restored', codes: {} },
};

/** Words for codes whose own message means nothing to a visitor, in every flow. */
const plain: Readonly<Record<string, string>> = {
  'rig4u/not-set-up': signInNotSetUp,
  'rig4u/not-loaded': 'Sign-in could not be loaded. Check your connection and refresh the page.',
  'rig4u/no-user': notSignedInAnyMore,
  'auth/network-request-failed': `The sign-in service could not be reached. ${checkConnection}`,
  'auth/timeout': 'The sign-in service took too long to answer. Please try again.',
  'auth/user-disabled': 'This account has been disabled.',
  'auth/user-token-expired': 'Your session has expired. Sign in again.',
  'auth/invalid-email': 'Invalid email address',
  'auth/operation-not-allowed': 'This way of signing in is not switched on.',
  'auth/popup-blocked': 'The browser blocked the sign-in window. Allow pop-ups for this page and try again.',
  'auth/popup-closed-by-user': 'The sign-in window was closed before you had signed in.',
  'auth/cancelled-popup-request': 'Another sign-in window took the place of this one.',
  'auth/account-exists-with-different-credential':
    'This address already has an account. Sign in with email and password.',
  'auth/too-many-requests': tooMany,
};

const foreignDomain: AuthFailure = {
  title: 'Development domain not authorized',
  description: 'Please use email and password to sign in: this works on every domain.',
  alert: 'This domain is not authorized for Google sign-in.',
};

/**
 * The texts for a failure: those of its code, or else the description of the flow, with the provider's message in the
 * alert.
 */
export function failureOf(flow: Flow, error: unknown): AuthFailure {
  const { title, otherwise, codes } = flows[flow];
  const code = codeOf(error);
  if (flow === 'google' && code === 'auth/unauthorized-domain') return foreignDomain;

  const mapped = codes[code];
  if (mapped !== undefined) return { title, description: mapped, alert: mapped };

  const message = plain[code] ?? messageIn(error);
  if (flow === 'google' || flow === 'restore')
    return { title, description: message ?? otherwise, alert: message ?? otherwise };
  return {
    title,
    description: otherwise,
    alert: message ?? (flow === 'sign-in' || flow === 'sign-up' ? 'An unexpected error occurred' : otherwise),
  };
}

/** The `code` of an error; empty if it has none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

const messageIn = (error: unknown): string | undefined => messageOf(error, '') || undefined;
