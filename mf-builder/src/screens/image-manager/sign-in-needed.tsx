import { paths, usePageMeta } from '@rig4u/shared/routing';
import { ButtonLink, Card, Column, Container, Heading, Icon, Text } from '@rig4u/shared/ui';

/** What a visitor who is not signed in finds. The sign-in form itself is on the account page. */
export function SignInNeeded() {
  usePageMeta({ title: 'Sign in', description: 'Sign in to manage the images of this site.' });
  return (
    <Container room="page">
      <Card pad="lg" measure="sm">
        <Column centred>
          <Icon name="user" size={32} color="text3" />
          <Heading as="h1" size="h2">
            Sign in to continue
          </Heading>
          <Text tone="quiet">
            The images of this site can only be changed by its owner. Sign in on the account page; you come back here by
            yourself.
          </Text>
          <ButtonLink to={paths.account} state={{ from: paths.imageManager }}>
            Sign In
          </ButtonLink>
        </Column>
      </Card>
    </Container>
  );
}
