import { brandOf, priceText, type Accessory } from '@rig4u/shared/accessories';
import { EditedImage } from '@rig4u/shared/images';
import { Box, Card, Grid, Icon, Span } from '@rig4u/shared/ui';
import { memo, useId } from 'react';

interface Props {
  item: Accessory;
  on: boolean;
  onToggle: (id: string) => void;
}

/** One accessory; the whole card is its switch. */
export const AccessoryCard = memo(function AccessoryCard({ item, on, onToggle }: Props) {
  const id = useId();
  const { name, description, category, imageUrl, useFallbackImage } = item;
  return (
    <Card
      as="li"
      position="relative"
      display="grid"
      gridTemplateColumns="72px minmax(0, 1fr) auto"
      gap="4"
      alignItems="center"
      ps="3"
      pe="4"
      py="3"
      borderColor={on ? 'accent' : undefined}
      boxShadow={on ? '0 0 0 1px var(--accent)' : undefined}
      _hover={{ borderColor: on ? 'accent' : 'control' }}
      _focusWithin={{ outline: '2px solid var(--focus)', outlineOffset: '2px' }}
    >
      <EditedImage id={item.id} src={useFallbackImage ? undefined : imageUrl} category={category} alt="" />
      <Grid gap="0.5">
        <Span textStyle="label" color="text3">
          {brandOf(item)}
        </Span>
        <Span fontWeight="500" fontSize="0.9375rem" lineHeight="1.35" overflowWrap="anywhere">
          {name}
        </Span>
        <Span id={id} textStyle="small" color="text2">
          {description}
        </Span>
        <Span
          fontFamily="heading"
          fontWeight="600"
          fontSize="0.9375rem"
          lineHeight="1.6"
          fontVariantNumeric="tabular-nums"
        >
          {priceText(item)}
        </Span>
      </Grid>
      <Box asChild position="absolute" inset="0" w="full" h="full" m="0" opacity="0" cursor="pointer">
        <input
          type="checkbox"
          aria-label={`Add ${name}, ${priceText(item)}`}
          aria-describedby={id}
          checked={on}
          onChange={() => onToggle(item.id)}
        />
      </Box>
      <Box
        aria-hidden="true"
        display="grid"
        placeItems="center"
        boxSize="24px"
        borderWidth="1px"
        borderRadius="6px"
        borderColor={on ? 'accent' : 'control'}
        bg={on ? 'accent' : undefined}
        color="onAccent"
        pointerEvents="none"
      >
        {on && <Icon name="check" size="16" />}
      </Box>
    </Card>
  );
});
