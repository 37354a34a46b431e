import { AuthProblem, failureOf, type Flow } from './sign-in-errors';

/** As the provider's library throws: its message says nothing to a visitor. */
const thrown = (code: string, message = `Firebase: Error (auth/${code}).`) =>
  Object.assign(new Error(message), { code: `auth/${code}` });

test.each<[Flow, string, string, string]>([
  ['sign-in', 'user-not-found', 'Sign in failed', 'Invalid email or password'],
  ['sign-in', 'wrong-password', 'Sign in failed', 'Invalid email or password'],
  ['sign-in', 'invalid-credential', 'Sign in failed', 'Invalid email or password'],
  ['sign-in', 'invalid-login-credentials', 'Sign in failed', 'Invalid email or password'],
  ['sign-in', 'too-many-requests', 'Sign in failed', 'Too many failed login attempts. Please try again later'],
  ['sign-up', 'email-already-in-use', 'Sign up failed', 'Email already in use'],
  ['sign-up', 'weak-password', 'Sign up failed', 'Password is too weak'],
  ['sign-up', 'invalid-email', 'Sign up failed', 'Invalid email address'],
  ['reset', 'invalid-email', 'Password reset failed', 'Invalid email address'],
  ['reset', 'missing-email', 'Password reset failed', 'Enter your email address first'],
])(spec('5.10 8.1 8.2 8.6', '%s, %s: toast and alert say the same'), (flow, code, title, text) => {
  expect(failureOf(flow, thrown(code))).toEqual({ title, description: text, alert: text });
});

test.each<[Flow, string, string]>([
  ['sign-in', 'Sign in failed', 'Failed to sign in'],
  ['sign-up', 'Sign up failed', 'Failed to create account'],
])(
  spec('8.3 8.4 8.7', '%s, anything else: the toast in our words, the alert in the provider’s'),
  (flow, title, description) => {
    expect(failureOf(flow, thrown('internal-error', 'The wire is cut.'))).toEqual({
      title,
      description,
      alert: 'The wire is cut.',
    });
    for (const mute of [undefined, null, {}, new Error('')]) {
      expect(failureOf(flow, mute)).toEqual({ title, description, alert: 'An unexpected error occurred' });
    }
  },
);

test(spec('8.9', 'Google: the message, or our words where there is none'), () => {
  const said = (text: string) => ({ title: 'Sign in failed', description: text, alert: text });
  expect(failureOf('google', new Error('The wire is cut.'))).toEqual(said('The wire is cut.'));
  expect(failureOf('google', {})).toEqual(said('Failed to sign in with Google'));
});

test(spec('8.8', 'Google on a foreign domain: advice in the toast, the reason in what is kept'), () => {
  const { title, description, alert } = failureOf('google', thrown('unauthorized-domain'));
  expect(title).toBe('Development domain not authorized');
  expect(description).toMatch(/email and password/);
  expect(alert).toMatch(/domain is not authorized/);
});

test.each([
  ['popup-closed-by-user', /window was closed/],
  ['popup-blocked', /Allow pop-ups/],
  ['cancelled-popup-request', /took the place/],
  ['network-request-failed', /Check your connection/],
  ['user-disabled', /disabled/],
  ['operation-not-allowed', /not switched on/],
])('%s is said in plain words, wherever it happens', (code, words) => {
  expect(failureOf('google', thrown(code))).toMatchObject({
    title: 'Sign in failed',
    description: expect.stringMatching(words),
    alert: expect.stringMatching(words),
  });
  expect(failureOf('sign-in', thrown(code))).toMatchObject({
    description: 'Failed to sign in',
    alert: expect.stringMatching(words),
  });
});

test(spec('8.10', 'signing out'), () => {
  expect(failureOf('sign-out', {})).toEqual({
    title: 'Error',
    description: 'Failed to sign out',
    alert: 'Failed to sign out',
  });
});

test.each<Flow>(['reset', 'verification', 'restore'])('%s has words of its own for an error without any', (flow) => {
  const { title, description, alert } = failureOf(flow, {});
  expect([title, description, alert].every((text) => text.length > 10)).toBe(true);
});

test("the page's own failures carry their sentence", () => {
  expect(new AuthProblem('rig4u/not-set-up').message).toBe('Sign-in is not set up on this installation.');
  expect(failureOf('restore', new AuthProblem('rig4u/not-loaded')).alert).toMatch(/refresh the page/);
});
