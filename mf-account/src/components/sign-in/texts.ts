/** The ways to sign in, and what is said when one has succeeded. */
export const successes = {
  google: 'Signed in with Google',
  signin: 'Signed in successfully',
  signup: 'Account created successfully',
} as const;

export type Attempt = keyof typeof successes;

/** The welcome under each success. */
export const welcome = (product: string): string => `Welcome to ${product}!`;

/** The same for every address, so that nobody learns from it who has an account. */
export const mailSent = (email: string) => ({
  title: 'Check your email',
  description: `If ${email} has an account, a link to choose a new password is on its way.`,
});
