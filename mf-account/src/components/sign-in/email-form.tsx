import { Alert, Button, Column, Field, Input } from '@rig4u/shared/ui';
import type { FormEvent } from 'react';
import { ForgotPasswordButton, useForgottenPassword } from './forgotten-password';
import type { Draft, SignIn } from './use-sign-in';

/** The shortest password that a new account may have. */
const PASSWORD_MIN = 6;

const kinds = {
  signin: { submit: 'Sign In', password: { autoComplete: 'current-password' } },
  signup: { submit: 'Create Account', password: { autoComplete: 'new-password', minLength: PASSWORD_MIN } },
} as const;

interface Props {
  mode: Draft['mode'];
  /** Why the last attempt failed. */
  error: string | null;
  signIn: SignIn;
}

/** Email and password, to sign in or to sign up. */
export function EmailForm({ mode, error, signIn: { draft, change, submit, reset, resetting, alert } }: Props) {
  const kind = kinds[mode];
  const { emailRef, emailError, clearError, ask } = useForgottenPassword(reset);
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const typeEmail = (email: string) => {
    clearError();
    change({ email });
  };
  return (
    <form onSubmit={send}>
      <Column>
        {error && mode === draft.mode && (
          <Alert ref={alert} tabIndex={-1} kind="fail">
            {error}
          </Alert>
        )}
        <Field label="Email" error={emailError}>
          <Input
            ref={emailRef}
            type="email"
            name="email"
            autoComplete="email"
            required
            value={draft.email}
            onChange={(event) => typeEmail(event.target.value)}
          />
        </Field>
        <Field label="Password" hint={mode === 'signup' ? `At least ${PASSWORD_MIN} characters` : undefined}>
          <Input
            type="password"
            name="password"
            required
            {...kind.password}
            value={draft.password}
            onChange={(event) => change({ password: event.target.value })}
          />
        </Field>
        <Button type="submit" size="lg" wide>
          {kind.submit}
        </Button>
        {mode === 'signin' && <ForgotPasswordButton loading={resetting} onClick={ask} />}
      </Column>
    </form>
  );
}
