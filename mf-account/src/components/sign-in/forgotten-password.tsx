import { Button } from '@rig4u/shared/ui';
import { useRef, useState, type RefObject } from 'react';

/** The toast after the mail was asked for. It is the same for every address, so that it tells nobody who has an account. */
export const mailSent = (email: string) => ({
  title: 'Check your email',
  description: `If ${email} has an account, a link to choose a new password is on its way.`,
});

interface ForgottenPassword {
  /** Goes on the email field, whose address gets the mail. */
  emailRef: RefObject<HTMLInputElement | null>;
  /** What the email field lacks; undefined while nothing was asked or the visitor types. */
  emailError: string | undefined;
  /** Forgets the error: the visitor types. */
  clearError: () => void;
  /** Asks for the mail, or says that it needs an address and moves the focus there. */
  ask: () => void;
}

/** Asking for a new password from a form that has an email field. */
export function useForgottenPassword(reset: () => void): ForgottenPassword {
  const emailRef = useRef<HTMLInputElement>(null);
  const [emailError, setEmailError] = useState<string>();
  const ask = () => {
    if (emailRef.current?.checkValidity()) return reset();
    setEmailError('Enter the email address of your account, then choose Forgot password? again.');
    emailRef.current?.focus();
  };
  return { emailRef, emailError, clearError: () => setEmailError(undefined), ask };
}

/** The button under the sign-in form. */
export const ForgotPasswordButton = ({ loading, onClick }: { loading: boolean; onClick: () => void }) => (
  <Button variant="link" size="sm" loading={loading} onClick={onClick} flush>
    Forgot password?
  </Button>
);
