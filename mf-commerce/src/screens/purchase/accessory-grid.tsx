import { EditedImage } from '@rig4u/shared/images';
import { Amount, CardGrid, Fill, Frame, Hint, Row, Section } from '@rig4u/shared/ui';
import type { ChosenAccessory } from './use-accessories';

interface Props {
  chosen: readonly ChosenAccessory[];
  unknown: number;
}

const missing = (count: number) =>
  count === 1
    ? '1 accessory is no longer offered and was left out.'
    : `${count} accessories are no longer offered and were left out.`;

/** The chosen accessories; renders nothing if there are none. */
export function AccessoryGrid({ chosen, unknown }: Props) {
  if (chosen.length + unknown === 0) return null;
  return (
    <Section card title="Selected Accessories">
      {chosen.length > 0 && (
        <CardGrid layout="pairs">
          {chosen.map(({ accessory: { id, name, category, imageUrl, useFallbackImage }, price }) => (
            <Row as="li" key={id} oneLine>
              <Frame size="xs">
                <EditedImage id={id} src={useFallbackImage ? undefined : imageUrl} category={category} alt="" />
              </Frame>
              <Fill>
                <div>{name}</div>
                <Amount tone="quiet">{price}</Amount>
              </Fill>
            </Row>
          ))}
        </CardGrid>
      )}
      {unknown > 0 && <Hint>{missing(unknown)}</Hint>}
    </Section>
  );
}
