import { useEffect } from 'react';
import { paths, useLocation, usePageMeta } from '@rig4u/shared/routing';
import { ButtonLink, Container, Heading, Sheet, Stack, Text } from '@rig4u/shared/ui';

const logged = new Set<string>();

/** The screen of an address that nothing owns; it logs what was asked for, each address once. */
export function NotFound() {
  const { pathname } = useLocation();
  usePageMeta({ title: 'Page not found', description: 'There is no page at this address.' });
  useEffect(() => {
    if (logged.has(pathname)) return;
    logged.add(pathname);
    console.error(`404: nothing at the address ${pathname}`);
  }, [pathname]);
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
