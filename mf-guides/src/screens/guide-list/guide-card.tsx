import { paths } from '@rig4u/shared/routing';
import { Art, Box, Card, Flex, Heading, Icon, Sheet, Tag, Text, TextLink } from '@rig4u/shared/ui';
import { useId } from 'react';
import type { Guide } from '../../content/guide';
import { guideState } from '../../state/guide-in-history';
import { excerptOf, parseContent } from '../../domain/parse-guide';

/** A guide at a glance: its subject, its readers, how it begins, and the link to it. */
export function GuideCard({ guide }: { guide: Guide }) {
  const heading = useId();
  return (
    <Card as="li" display="flex" flexDirection="column" overflow="hidden">
      <Sheet borderBottomWidth="1px" borderColor="line" py="5" px="6">
        <Box maxW="220px" mx="auto">
          <Art name={guide.image} />
        </Box>
      </Sheet>
      <Flex direction="column" align="start" flex="1" gap="3" p={{ base: '4', md: '6' }}>
        <Tag on>{guide.category}</Tag>
        <Flex align="start" gap="2.5">
          <Icon name={guide.icon} color="accentText" mt="1px" />
          <Heading as="h2" size="h3" id={heading} overflowWrap="anywhere">
            {guide.title}
          </Heading>
        </Flex>
        <Text textStyle="ui">{guide.description}</Text>
        <Text textStyle="small" color="text2" lineClamp="3">
          {excerptOf(parseContent(guide.content))}
        </Text>
        <TextLink
          aria-describedby={heading}
          to={paths.guide(guide.id)}
          state={guideState(guide)}
          textStyle="ui"
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH="44px"
          mt="auto"
        >
          Read Full Guide
          <Icon name="right" size={16} />
        </TextLink>
      </Flex>
    </Card>
  );
}
