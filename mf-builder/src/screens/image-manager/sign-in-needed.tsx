import { paths, usePageMeta } from '@rig4u/shared/routing';
import { ButtonLink, Card, Container, Heading, Icon, Stack, Text } from '@rig4u/shared/ui';

/** What a visitor who is not signed in finds. The sign-in form itself stands on the account page. */
export function SignInNeeded() {
  usePageMeta({ title: 'Sign in', description: 'Sign in to manage the images of this site.' });
  return (
    <Container py={{ base: '8', md: '12' }}>
      <Card maxW="480px" mx="auto" p={{ base: '6', md: '8' }}>
        <Stack align="center" textAlign="center" gap="4">
          <Icon name="user" size={32} color="text3" />
          <Heading as="h1" size="h2">
            Sign in to continue
          </Heading>
          <Text color="text2">
            The images of this site can only be changed by its owner. Sign in on the account page; you come back here by
            yourself.
          </Text>
          <ButtonLink to={paths.account} state={{ from: paths.imageManager }}>
            Sign In
          </ButtonLink>
        </Stack>
      </Card>
    </Container>
  );
}
