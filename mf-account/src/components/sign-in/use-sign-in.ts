import {
  sendPasswordReset,
  signInWithEmail,
  signInWithGoogle,
  signUpWithEmail,
  type AuthState,
} from '@rig4u/shared/auth';
import { config } from '@rig4u/shared/config';
import { toast } from '@rig4u/shared/toasts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { mailSent } from './forgotten-password';

/** The ways to sign in, with the title of the toast after each. What a failure says is in `@rig4u/shared/auth`. */
const successTitles = {
  google: 'Signed in with Google',
  signin: 'Signed in successfully',
  signup: 'Account created successfully',
} as const;

type Attempt = keyof typeof successTitles;

/** What the visitor typed, and in which tab. It outlives the skeleton that replaces the form during an attempt. */
export interface Draft {
  mode: 'signin' | 'signup';
  email: string;
  password: string;
}

/** An attempt that has ended. */
interface Outcome {
  ok: boolean;
}

export interface SignIn {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  google: () => void;
  submit: () => void;
  /** Asks for the mail with the link to a new password. */
  reset: () => void;
  /** Whether that mail is being asked for. */
  resetting: boolean;
  /** The alert with the error. It takes the focus after each failure, so that screen readers say the same error again. */
  alert: RefObject<HTMLDivElement | null>;
}

const empty: Draft = { mode: 'signin', email: '', password: '' };

/** Signing in, signing up and asking for a new password. Each ends with a toast. */
export function useSignIn({ failure, error }: AuthState): SignIn {
  const [draft, setDraft] = useState(empty);
  const [outcome, setOutcome] = useState<Outcome>();
  const [resetting, setResetting] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const latestFailure = useRef(failure);
  /** What the alert says. */
  const latestError = useRef(error);

  useEffect(() => {
    latestFailure.current = failure;
    latestError.current = error;
  }, [failure, error]);

  useEffect(() => {
    if (!outcome || outcome.ok) return;
    const { current } = latestFailure;
    // A newer attempt has cleared the failure of this one: there is nothing to say.
    if (!current) return;
    const { title, description } = current;
    toast({ title, description, kind: 'destructive', silent: description === latestError.current });
    alert.current?.focus();
  }, [outcome]);

  const run = async (attempt: Attempt, call: () => Promise<boolean>) => {
    const ok = await call();
    setOutcome({ ok });
    if (!ok) return;
    // Said wherever the visitor is by now.
    toast({ title: successTitles[attempt], description: `Welcome to ${config().product.name}!` });
    setDraft(empty);
  };
  const reset = async () => {
    setResetting(true);
    const ok = await sendPasswordReset(draft.email);
    setResetting(false);
    setOutcome({ ok });
    if (ok) toast(mailSent(draft.email));
  };

  return {
    draft,
    change: (part) => setDraft((now) => ({ ...now, ...part })),
    google: () => void run('google', signInWithGoogle),
    submit: () =>
      void run(draft.mode, () =>
        (draft.mode === 'signin' ? signInWithEmail : signUpWithEmail)(draft.email, draft.password),
      ),
    reset: () => void reset(),
    resetting,
    alert,
  };
}
