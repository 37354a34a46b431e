import { paths, usePageMeta } from '../../../kernel/routing';
import { ButtonLink } from '../button';
import { Sheet } from '../card';
import { Container, Stack } from '../layout';
import { Heading, Text } from '../text';

/** The screen of an address without a page; also what a screen shows to whoever may not know that it exists. */
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
