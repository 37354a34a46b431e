/** An installation without an identity provider: nobody can sign in. */
export const signInNotSetUp = 'Sign-in is not set up on this installation.';

/** For who signed out, or whose session ended, while something still needed them. */
export const notSignedInAnyMore = 'You are not signed in any more. Sign in and try again.';

/** What a page calls itself until it is known who is signed in. */
export const checkingSignIn = { title: 'Sign in', description: 'Checking who is signed in.' } as const;
