import { openDbNotice } from '@rig4u/shared/format';
import { Column, Hint, Section, Span, Text } from '@rig4u/shared/ui';
import type { CartItem } from '../../domain/cart-contents';

interface Props {
  retailer: string;
  items: readonly CartItem[];
}

/** What goes into the cart, by which number; renders nothing where nothing does. */
export const CartList = ({ retailer, items }: Props) =>
  items.length > 0 && (
    <Section card space="sm" title={`Item numbers at ${retailer}`}>
      <Column as="ul" textStyle="small" space="sm">
        {items.map(({ number, names, oneSeller }) => (
          <Text as="li" key={number} long="break">
            <Span dir="auto">{names.join(', ')}</Span> <Span tone="quiet">{number}</Span>
            {oneSeller && (
              <div>This is the listing of a single seller: look who sells it, and whether it is still there.</div>
            )}
          </Text>
        ))}
      </Column>
      <Hint>{openDbNotice}</Hint>
    </Section>
  );
