import { prepareAuth, signInNotSetUp } from '@rig4u/shared/auth';
import { config } from '@rig4u/shared/config';
import { paths } from '@rig4u/shared/routing';
import { Alert, Art, Box, Button, Flex, Heading, Separator, Span, Text, TextLink } from '@rig4u/shared/ui';
import { Tabs } from '@rig4u/shared/widgets';
import { useEffect } from 'react';
import { EmailForm } from './email-form';
import { SplitCard } from './split-card';
import type { SignIn } from './use-sign-in';

const About = () => (
  <>
    <div>
      <Heading as="h2">User Account</Heading>
      <Text mt="2" color="text2">
        Sign in with Google or email to save your PC builds
      </Text>
    </div>
    <Box w="300px" maxW="full" mx="auto" hideBelow="lg">
      <Art name="storage" />
    </Box>
    <Text textStyle="small" color="text2">
      Without an account, your builds are kept in this browser: <TextLink to={paths.savedBuilds}>Saved Builds</TextLink>
    </Text>
  </>
);

const Or = () => (
  <Flex align="center" gap="3" textStyle="small" color="text3">
    <Separator flex="1" borderColor="lineStrong" aria-hidden="true" />
    Or continue with
    <Separator flex="1" borderColor="lineStrong" aria-hidden="true" />
  </Flex>
);

const Footer = () => (
  <>
    <Text textStyle="small" color="text2">
      By signing in, you agree to our <TextLink to={paths.terms}>Terms of Service</TextLink> and{' '}
      <TextLink to={paths.privacy}>Privacy Policy</TextLink>
    </Text>
    <Text textStyle="small" color="text3">
      Development note: email and password work without domain verification.
    </Text>
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
      {!config().services && <Alert kind="info">{signInNotSetUp} Your builds are kept in this browser.</Alert>}
      <Button variant="outline" size="lg" w="full" onClick={signIn.google}>
        <Span fontFamily="heading" fontSize="1.125rem" aria-hidden="true">
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
