import { paths, usePageMeta } from '@rig4u/shared/routing';
import { Art, Box, ButtonLink, Card, Container, Heading, Sheet, Text } from '@rig4u/shared/ui';

const sorry = "Sorry, we couldn't find the guide you're looking for.";

/** The screen of a guide that does not exist. */
export function GuideNotFound() {
  usePageMeta({ title: 'Guide Not Found', description: sorry });
  return (
    <Container py={{ base: '6', md: '12' }}>
      <Card overflow="hidden">
        <Sheet
          display="grid"
          justifyItems="center"
          alignContent="center"
          gap="3"
          minH="360px"
          p={{ base: '4', md: '8' }}
          textAlign="center"
        >
          <Box w="180px" maxW="full" opacity=".9">
            <Art name="storage" />
          </Box>
          <Heading as="h1">Guide Not Found</Heading>
          <Text color="text2">{sorry}</Text>
          <ButtonLink to={paths.guides} mt="2">
            Back to Guides
          </ButtonLink>
        </Sheet>
      </Card>
    </Container>
  );
}
