import { Box, Card, Flex, Heading, Icon, Tag, Text } from '@rig4u/shared/ui';

const badges = ['Compatibility Check', 'Price Tracking', 'Performance Estimation', 'Component Filtering'];

/** What the picker is for, above everything else. */
export function Intro() {
  return (
    <Card data-no-print px={{ base: '4', md: '6' }} py="4">
      <Flex align="center" gap={{ base: '3', md: '6' }} wrap="wrap">
        <Box flex="1" minW="240px">
          <Heading as="h2" size="h3">
            Build Your Ultimate PC
          </Heading>
          <Text textStyle="small" color="text2">
            Choose a part. What no longer fits says so, and why.
          </Text>
        </Box>
        <Flex as="ul" role="list" gap="2" wrap="wrap">
          {badges.map((badge) => (
            <li key={badge}>
              <Tag>
                <Icon name="check" size="16" />
                {badge}
              </Tag>
            </li>
          ))}
        </Flex>
      </Flex>
    </Card>
  );
}
