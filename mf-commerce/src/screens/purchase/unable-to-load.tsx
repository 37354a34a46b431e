import { paths } from '@rig4u/shared/routing';
import { Art, Box, Button, ButtonLink, Card, Container, Flex, Heading, Sheet, Text } from '@rig4u/shared/ui';

interface Props {
  message: string;
  /** Given if another try may help. */
  onRetry?: () => void;
}

/** Nothing can be bought: says why, and offers another try or the home page. */
export const UnableToLoad = ({ message, onRetry }: Props) => (
  <Container paddingTop={{ base: '4', md: '8' }}>
    <Card overflow="hidden">
      <Sheet
        role="alert"
        display="grid"
        justifyItems="center"
        alignContent="center"
        gap="3"
        minH="360px"
        p="8"
        textAlign="center"
      >
        <Box width="180px" maxW="full" opacity=".9">
          <Art name="psu" />
        </Box>
        <Heading as="h1" size="h2">
          Unable to Load Purchase
        </Heading>
        <Text color="text2">{message}</Text>
        <Flex wrap="wrap" justify="center" gap="2" mt="1">
          {onRetry && <Button onClick={onRetry}>Try Again</Button>}
          <ButtonLink to={paths.home} variant={onRetry ? 'outline' : 'default'}>
            Back to Home
          </ButtonLink>
        </Flex>
      </Sheet>
    </Card>
  </Container>
);
