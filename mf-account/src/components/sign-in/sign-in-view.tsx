import { prepareAuth, signInNotSetUp } from '@rig4u/shared/auth';
import { config } from '@rig4u/shared/config';
import { paths } from '@rig4u/shared/routing';
import {
  Alert,
  Art,
  Button,
  Column,
  Frame,
  Heading,
  Hint,
  OfflineNote,
  Row,
  Separator,
  Span,
  Text,
  TextLink,
} from '@rig4u/shared/ui';
import { Tabs } from '@rig4u/shared/widgets';
import { useEffect } from 'react';
import { EmailForm } from './email-form';
import { SplitCard } from './split-card';
import type { SignIn } from './use-sign-in';

const About = () => (
  <>
    <Column space="sm">
      <Heading as="h2">User Account</Heading>
      <Text tone="quiet">Sign in with Google or email to save your PC builds</Text>
    </Column>
    <Frame hideBelow="lg" size="lg" centred>
      <Art name="storage" />
    </Frame>
    <Hint>
      Without an account, your builds are kept in this browser: <TextLink to={paths.savedBuilds}>Saved Builds</TextLink>
    </Hint>
  </>
);

const Or = () => (
  <Row oneLine>
    <Separator flex="1" aria-hidden="true" />
    <Hint tone="faint">Or continue with</Hint>
    <Separator flex="1" aria-hidden="true" />
  </Row>
);

const Footer = () => (
  <>
    <Hint>
      By signing in, you agree to our <TextLink to={paths.terms}>Terms of Service</TextLink> and{' '}
      <TextLink to={paths.privacy}>Privacy Policy</TextLink>
    </Hint>
    <Hint tone="faint">Development note: email and password work without domain verification.</Hint>
  </>
);

interface Props {
  error: string | null;
  signIn: SignIn;
}

/** Sign in with Google, sign in by email, or sign up. */
export function SignInView({ error, signIn }: Props) {
  // Google's window must open within the click, so the library is fetched before it.
  useEffect(() => void prepareAuth(), []);
  const form = (
    <>
      {!config().services && <Alert kind="info">{`${signInNotSetUp} Your builds are kept in this browser.`}</Alert>}
      <OfflineNote>Signing in needs a network; builds that you saved in this browser do not.</OfflineNote>
      <Button variant="outline" size="lg" onClick={signIn.google} wide>
        <Span textStyle="h3" aria-hidden="true">
          G
        </Span>
        Sign in with Google
      </Button>
      <Or />
      <Tabs
        label="With an existing or a new account"
        value={signIn.draft.mode}
        onChange={(mode) => (mode === 'signin' || mode === 'signup') && signIn.change({ mode })}
        tabs={[
          { value: 'signin', label: 'Sign In', content: <EmailForm mode="signin" error={error} signIn={signIn} /> },
          { value: 'signup', label: 'Sign Up', content: <EmailForm mode="signup" error={error} signIn={signIn} /> },
        ]}
      />
      <Footer />
    </>
  );
  return <SplitCard picture={<About />} form={form} />;
}
