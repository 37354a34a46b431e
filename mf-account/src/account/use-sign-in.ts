import { signInWithEmail, signInWithGoogle, signUpWithEmail, type AuthState } from '@rig4u/shared/auth';
import { config } from '@rig4u/shared/config';
import { toast } from '@rig4u/shared/toasts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { attempts, welcome, type Attempt } from './texts';

/** What the visitor typed, and in which tab. It outlives the skeleton that stands in for the form during an attempt. */
export interface Draft {
  mode: 'signin' | 'signup';
  email: string;
  password: string;
}

interface Outcome {
  attempt: Attempt;
  signedIn: boolean;
}

export interface SignIn {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  google: () => void;
  submit: () => void;
  /** The alert with the error: it takes the focus after each failed attempt, so that the same sentence is heard again. */
  alert: RefObject<HTMLDivElement | null>;
}

const empty: Draft = { mode: 'signin', email: '', password: '' };

/** Signing in and signing up, with a toast at the end of each attempt. */
export function useSignIn({ error }: AuthState): SignIn {
  const [draft, setDraft] = useState(empty);
  const [outcome, setOutcome] = useState<Outcome>();
  const alert = useRef<HTMLDivElement>(null);
  const latestError = useRef(error);

  useEffect(() => {
    latestError.current = error;
  }, [error]);

  useEffect(() => {
    if (!outcome) return;
    const { success, failure } = attempts[outcome.attempt];
    if (outcome.signedIn) {
      toast({ title: success, description: welcome(config().product.name) });
      return;
    }
    toast({ title: failure, description: latestError.current ?? undefined, kind: 'destructive' });
    alert.current?.focus();
  }, [outcome]);

  const run = (attempt: Attempt, call: () => Promise<boolean>) => {
    void call().then((signedIn) => {
      setOutcome({ attempt, signedIn });
      if (signedIn) setDraft(empty);
    });
  };

  return {
    draft,
    change: (part) => setDraft((now) => ({ ...now, ...part })),
    google: () => run('google', signInWithGoogle),
    submit: () => run(draft.mode, () => (draft.mode === 'signin' ? signInWithEmail : signUpWithEmail)(draft.email, draft.password)),
    alert,
  };
}
