import { sendVerification, useAuth } from '@rig4u/shared/auth';
import { usePageMeta } from '@rig4u/shared/routing';
import { Alert, Button, Card, Column, Container, Heading, Icon, Span, Text } from '@rig4u/shared/ui';
import { useState } from 'react';

const title = 'Verify your email address';

/** For the owner whose email address is not verified: the database shows nothing until it is. */
export function VerifyNeeded({ email }: { email: string }) {
  const { error } = useAuth();
  const [outcome, setOutcome] = useState<'sending' | 'sent' | 'failed'>();
  usePageMeta({ title, description: 'The email address of the owner must be verified first.' });
  const send = async () => {
    setOutcome('sending');
    setOutcome((await sendVerification()) ? 'sent' : 'failed');
  };
  return (
    <Container room="page">
      <Card pad="lg" measure="sm">
        <Column centred>
          <Icon name="mail" size={32} />
          <Heading as="h1" size="h2">
            {title}
          </Heading>
          <Text tone="quiet">
            You are signed in as <Span long="break">{email}</Span>, but the database refuses to show anything until that
            address is verified. Send the email, open the link in it, then reload this page.
          </Text>
          <Button loading={outcome === 'sending'} onClick={() => void send()}>
            Send verification email
          </Button>
          {outcome === 'sent' && (
            <Alert kind="pass">{`The email is on its way to ${email}. It may take some minutes to arrive.`}</Alert>
          )}
          {outcome === 'failed' && <Alert>{error ?? 'The email could not be sent.'}</Alert>}
        </Column>
      </Card>
    </Container>
  );
}
