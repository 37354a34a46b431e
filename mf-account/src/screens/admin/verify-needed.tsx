import { sendVerification, useAuth } from '@rig4u/shared/auth';
import { usePageMeta } from '@rig4u/shared/routing';
import { Alert, Button, Span, Text } from '@rig4u/shared/ui';
import { useState } from 'react';
import { NoticeCard } from './notice-card';

/** The owner's address is not verified, so the database does not know its owner yet. */
export function VerifyNeeded({ email }: { email: string }) {
  const { error } = useAuth();
  const [outcome, setOutcome] = useState<'sending' | 'sent' | 'failed'>();
  usePageMeta({
    title: 'Verify your e-mail address',
    description: 'The address of the owner has to be verified first.',
  });
  const send = async () => {
    setOutcome('sending');
    setOutcome((await sendVerification()) ? 'sent' : 'failed');
  };
  return (
    <NoticeCard icon="mail" title="Verify your e-mail address">
      <Text color="text2">
        You are signed in as <Span overflowWrap="anywhere">{email}</Span>, but the database refuses to show anything
        until that address is verified. Send the e-mail, open the link in it, then reload this page.
      </Text>
      <Button loading={outcome === 'sending'} onClick={() => void send()}>
        Send verification e-mail
      </Button>
      {outcome === 'sent' && (
        <Alert kind="pass">The e-mail is on its way to {email}. It may take some minutes to arrive.</Alert>
      )}
      {outcome === 'failed' && <Alert>{error ?? 'The e-mail could not be sent. Try again in a moment.'}</Alert>}
    </NoticeCard>
  );
}
