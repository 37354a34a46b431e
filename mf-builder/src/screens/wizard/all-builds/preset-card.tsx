import { guidePrices } from '@rig4u/shared/builds';
import { wholeDollars } from '@rig4u/shared/format';
import { EditedImage } from '@rig4u/shared/images';
import { Amount, Box, Button, Card, Column, Frame, Heading, Hint, Row, Sheet, Tag } from '@rig4u/shared/ui';
import { themeLabel, type PresetBuild } from '../../../domain/presets';
import { labelOfUse } from '../../../domain/recommendation';

/** One preset of the list. */
export function PresetCard({ build, onView }: { build: PresetBuild; onView: () => void }) {
  const { id, name, art, imageUrl, price, useCase, theme, components, parts } = build;
  return (
    <Card as="li" stacked>
      <Sheet px="6" py="4" ruled>
        <Frame centred>
          <EditedImage id={id} src={imageUrl} category={art} alt="" />
        </Frame>
      </Sheet>
      <Column space="md" flex="1" p="5">
        <Row apart align="baseline">
          <Heading as="h2" size="h3">
            {name}
          </Heading>
          <Amount size="price">{wholeDollars(price)}</Amount>
        </Row>
        <Hint tone="faint">{`At ${guidePrices(parts) ?? ''}`}</Hint>
        <Row as="ul" role="list" aria-label="Uses and looks" space="sm">
          {useCase.slice(0, 2).map((use) => (
            <li key={use}>
              <Tag on>{labelOfUse(use)}</Tag>
            </li>
          ))}
          {theme.slice(0, 2).map((look) => (
            <li key={look}>
              <Tag>{themeLabel(look)}</Tag>
            </li>
          ))}
        </Row>
        <Hint long="break">{parts.gpu ? `${components.cpu} · ${components.gpu}` : components.cpu}</Hint>
      </Column>
      <Box px="5" pb="5">
        <Button variant="outline" wide onClick={onView}>{`View ${name}`}</Button>
      </Box>
    </Card>
  );
}
