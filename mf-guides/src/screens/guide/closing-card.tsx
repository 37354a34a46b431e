import { config } from '@rig4u/shared/config';
import { paths } from '@rig4u/shared/routing';
import { Box, ButtonLink, Card, Flex, Heading, Text } from '@rig4u/shared/ui';

/** The end of every guide: the link to the picker. */
export function ClosingCard() {
  return (
    <Card data-no-print p={{ base: '4', md: '6' }} mt="4">
      <Flex align="center" justify="space-between" wrap="wrap" gap="4">
        <Box flex="1 1 240px" minW="0">
          <Heading as="h2">Ready to build your own PC?</Heading>
          <Text color="text2" mt="1">
            Start with the processor and add the rest part by part.
          </Text>
        </Box>
        <ButtonLink to={paths.picker} size="lg">
          {config().product.name}: Find My PC
        </ButtonLink>
      </Flex>
    </Card>
  );
}
