import { brandOf, priceText, type Accessory } from '@rig4u/shared/accessories';
import { EditedImage } from '@rig4u/shared/images';
import { Amount, Hint, Span, TickTile } from '@rig4u/shared/ui';
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
  const price = priceText(item);
  return (
    <TickTile
      picture={<EditedImage id={item.id} src={useFallbackImage ? undefined : imageUrl} category={category} alt="" />}
      aria-label={`Add ${name}, ${price}`}
      aria-describedby={id}
      checked={on}
      onChange={() => onToggle(item.id)}
    >
      <Span textStyle="label" tone="faint">
        {brandOf(item)}
      </Span>
      <Span textStyle="ui" long="break">
        {name}
      </Span>
      <Hint as="span" id={id}>
        {description}
      </Hint>
      <Amount textStyle="ui">{price}</Amount>
    </TickTile>
  );
});
