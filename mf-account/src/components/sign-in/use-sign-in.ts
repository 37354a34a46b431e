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
import { mailSent, successes, welcome, type Attempt } from './texts';

/** What the visitor typed, and in which tab. It outlives the skeleton that stands in for the form during an attempt. */
export interface Draft {
  mode: 'signin' | 'signup';
  email: string;
  password: string;
}

interface Outcome {
  attempt: Attempt | 'reset';
  ok: boolean;
  email: string;
}

export interface SignIn {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  google: () => void;
  submit: () => void;
  /** Asks for the mail with which a new password is chosen. */
  reset: () => void;
  /** Whether that mail is being asked for. */
  resetting: boolean;
  /** The alert with the error: it takes the focus after each failed attempt, so that the same sentence is heard again. */
  alert: RefObject<HTMLDivElement | null>;
}

const empty: Draft = { mode: 'signin', email: '', password: '' };

/** Signing in, signing up and asking for a new password, with a toast at the end of each. */
export function useSignIn({ failure }: AuthState): SignIn {
  const [draft, setDraft] = useState(empty);
  const [outcome, setOutcome] = useState<Outcome>();
  const [resetting, setResetting] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const latestFailure = useRef(failure);

  useEffect(() => {
    latestFailure.current = failure;
  }, [failure]);

  useEffect(() => {
    if (!outcome) return;
    if (outcome.ok) {
      if (outcome.attempt === 'reset') toast(mailSent(outcome.email));
      else toast({ title: successes[outcome.attempt], description: welcome(config().product.name) });
      return;
    }
    const { current } = latestFailure;
    // An attempt that a newer one has overtaken has nothing to say.
    if (!current) return;
    toast({ title: current.title, description: current.description, kind: 'destructive' });
    alert.current?.focus();
  }, [outcome]);

  const run = async (attempt: Attempt, call: () => Promise<boolean>) => {
    const ok = await call();
    setOutcome({ attempt, ok, email: draft.email });
    if (ok) setDraft(empty);
  };
  const reset = async () => {
    setResetting(true);
    const ok = await sendPasswordReset(draft.email);
    setResetting(false);
    setOutcome({ attempt: 'reset', ok, email: draft.email });
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
