import { config } from '@rig4u/shared/config';
import { paths } from '@rig4u/shared/routing';
import { ButtonLink, Card, Fill, Heading, Row, Text } from '@rig4u/shared/ui';

/** The end of every guide: the link to the picker. */
export function ClosingCard() {
  return (
    <Card data-no-print pad="md" mt="4">
      <Row apart space="lg">
        <Fill wraps>
          <Heading as="h2">Ready to build your own PC?</Heading>
          <Text tone="quiet" mt="1">
            Start with the processor and add the rest part by part.
          </Text>
        </Fill>
        <ButtonLink to={paths.picker} size="lg">{`${config().product.name}: Find My PC`}</ButtonLink>
      </Row>
    </Card>
  );
}
