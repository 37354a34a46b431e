import { openDbNotice } from '@rig4u/shared/format';
import { Alert, Column, Hint, Section, Span, Text } from '@rig4u/shared/ui';
import type { CartContents, CartItem, LeftOut } from '../../domain/cart-contents';

interface Props {
  retailer: string;
  contents: CartContents;
}

/** What goes into the cart and by which number, which placeholders do, and what stays out. */
export const CartList = ({ retailer, contents: { items, samples, leftOut } }: Props) => (
  <>
    {samples.length > 0 && (
      <Alert kind="warning">{`The cart will hold sample items: ${samples.join(', ')} ${samples.length === 1 ? 'is a placeholder' : 'are placeholders'} and no item number of ${retailer}.`}</Alert>
    )}
    {items.length > 0 && <Items retailer={retailer} items={items} />}
    {leftOut.length > 0 && <NotCarried leftOut={leftOut} />}
  </>
);

const Items = ({ retailer, items }: { retailer: string; items: readonly CartItem[] }) => (
  <Section level={3} space="sm" title={`Item numbers at ${retailer}`}>
    <Column as="ul" textStyle="small" space="sm">
      {items.map(({ number, names, quantity, oneSeller }) => (
        <Text as="li" key={number} long="break">
          <Span dir="auto">{names.join(', ')}</Span> <Span tone="quiet">{number}</Span>
          {oneSeller && (
            <div>This is the listing of a single seller: look who sells it, and whether it is still there.</div>
          )}
          {quantity > 1 && (
            <div>
              <b>{`Set the quantity to ${quantity} in the cart: one is added.`}</b>
            </div>
          )}
        </Text>
      ))}
    </Column>
    <Hint>{openDbNotice}</Hint>
  </Section>
);

const reasons: Record<LeftOut['why'], string> = { owned: 'you own it', 'no-number': 'no item number to add it by' };

const NotCarried = ({ leftOut }: { leftOut: readonly LeftOut[] }) => (
  <Section level={3} space="sm" title="Not put into the cart">
    <Column as="ul" textStyle="small" space="sm">
      {leftOut.map(({ name, why }, index) => (
        <Text as="li" key={`${name} ${index}`} long="break">
          <Span dir="auto">{name}</Span> <Span tone="quiet">{`(${reasons[why]})`}</Span>
        </Text>
      ))}
    </Column>
  </Section>
);
