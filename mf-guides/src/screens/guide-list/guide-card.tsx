import { paths } from '@rig4u/shared/routing';
import { Art, ButtonLink, Card, Column, Frame, Heading, Hint, Icon, Row, Sheet, Tag, Text } from '@rig4u/shared/ui';
import { useId } from 'react';
import type { GuideCard as CardOfGuide } from '../../content/guide';
import { guideState } from '../../state/guide-in-history';
import { excerptOf, parseContent } from '../../domain/parse-guide';

/** A guide at a glance: its subject, its readers, how it begins, and the link to it. */
export function GuideCard({ guide }: { guide: CardOfGuide }) {
  const heading = useId();
  return (
    <Card as="li" stacked>
      <Sheet borderBottomWidth="1px" p="5">
        <Frame centred w="13.75rem">
          <Art name={guide.image} />
        </Frame>
      </Sheet>
      <Column space="md" flex="1" p={{ base: '4', md: '6' }} alignItems="start">
        <Tag on>{guide.category}</Tag>
        <Row oneLine align="start" space="sm">
          <Icon name={guide.icon} color="accentText" />
          <Heading size="h3" id={heading}>
            {guide.title}
          </Heading>
        </Row>
        <Text textStyle="ui">{guide.description}</Text>
        <Hint long="clamp">{excerptOf(parseContent(guide.opening))}</Hint>
        <ButtonLink
          variant="link"
          flush
          aria-describedby={heading}
          to={paths.guide(guide.id)}
          state={guideState(guide)}
          mt="auto"
        >
          Read Full Guide
          <Icon name="right" size={16} />
        </ButtonLink>
      </Column>
    </Card>
  );
}
