/** The ways to sign in, and what is said about how each ended. */
export const attempts = {
  google: { success: 'Signed in with Google', failure: 'Sign in failed' },
  signin: { success: 'Signed in successfully', failure: 'Sign in failed' },
  signup: { success: 'Account created successfully', failure: 'Sign up failed' },
} as const;

export type Attempt = keyof typeof attempts;

/** The welcome under each success. */
export const welcome = (product: string): string => `Welcome to ${product}!`;
