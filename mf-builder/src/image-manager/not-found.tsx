import { paths, usePageMeta } from '@rig4u/shared/routing';
import { ButtonLink, Container, Heading, Sheet, Stack, Text } from '@rig4u/shared/ui';

/** What a visitor who is not the owner finds: nothing, as at any address without a page. */
export function NotFound() {
  usePageMeta({ title: 'Page not found', description: 'There is no page at this address.' });
  return (
    <Container py={{ base: '8', md: '12' }}>
      <Sheet borderWidth="1px" borderColor="line" borderRadius="card">
        <Stack align="center" textAlign="center" gap="4" px="6" py={{ base: '16', md: '24' }}>
          <Heading as="h1" size="display">
            404
          </Heading>
          <Text fontSize="1.125rem" color="text2">
            Oops! Page not found
          </Text>
          <ButtonLink to={paths.home} mt="2">
            Return to Home
          </ButtonLink>
        </Stack>
      </Sheet>
    </Container>
  );
}
