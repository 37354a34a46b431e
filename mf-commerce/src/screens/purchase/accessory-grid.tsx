import { EditedImage } from '@rig4u/shared/images';
import { Card, Grid, Heading, Span, Text } from '@rig4u/shared/ui';
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
    <Card as="section" aria-labelledby="selected-accessories" p={{ base: '4', md: '6' }}>
      <Heading as="h2" id="selected-accessories" mb="4">
        Selected Accessories
      </Heading>
      {chosen.length > 0 && (
        <Grid
          as="ul"
          listStyleType="none"
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          {chosen.map(({ accessory: { id, name, category, imageUrl, useFallbackImage }, price }) => (
            <Grid as="li" key={id} gridTemplateColumns="72px minmax(0, 1fr)" gap="3" alignItems="center">
              <EditedImage id={id} src={useFallbackImage ? undefined : imageUrl} category={category} alt="" />
              <Grid gap="0.5">
                <Span overflowWrap="anywhere">{name}</Span>
                <Span color="text2" fontVariantNumeric="tabular-nums">
                  {price}
                </Span>
              </Grid>
            </Grid>
          ))}
        </Grid>
      )}
      {unknown > 0 && (
        <Text textStyle="small" color="text2" mt={chosen.length > 0 ? '4' : '0'}>
          {missing(unknown)}
        </Text>
      )}
    </Card>
  );
}
