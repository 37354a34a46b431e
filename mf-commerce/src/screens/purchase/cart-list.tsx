import { openDbNotice } from '@rig4u/shared/format';
import { Alert, Box, Heading, Span, Stack, Text } from '@rig4u/shared/ui';
import type { CartContents, CartItem, LeftOut } from '../../domain/cart-contents';

interface Props {
  retailer: string;
  contents: CartContents;
}

/** What goes into the cart and by which number, which placeholders do, and what stays out. */
export const CartList = ({ retailer, contents: { items, samples, leftOut } }: Props) => (
  <>
    {samples.length > 0 && (
      <Alert kind="warning">
        The cart will hold sample items: {samples.join(', ')}{' '}
        {samples.length === 1 ? 'is a placeholder' : 'are placeholders'} and no item number of {retailer}.
      </Alert>
    )}
    {items.length > 0 && <Items retailer={retailer} items={items} />}
    {leftOut.length > 0 && <NotCarried leftOut={leftOut} />}
  </>
);

const Items = ({ retailer, items }: { retailer: string; items: readonly CartItem[] }) => (
  <section aria-labelledby="cart-items">
    <Heading as="h3" size="h3" id="cart-items" mb="2">
      Item numbers at {retailer}
    </Heading>
    <Stack as="ul" listStyleType="none" gap="2" textStyle="small">
      {items.map(({ number, names, quantity }) => (
        <Box as="li" key={number} overflowWrap="anywhere">
          <Span dir="auto">{names.join(', ')}</Span> <Span color="text2">{number}</Span>
          {quantity > 1 && (
            <Span display="block" fontWeight="600">{`Set the quantity to ${quantity} in the cart: one is added.`}</Span>
          )}
        </Box>
      ))}
    </Stack>
    <Text textStyle="small" color="text2" mt="2">
      {openDbNotice}
    </Text>
  </section>
);

const reasons: Record<LeftOut['why'], string> = { owned: 'you own it', 'no-number': 'no item number to add it by' };

const NotCarried = ({ leftOut }: { leftOut: readonly LeftOut[] }) => (
  <section aria-labelledby="left-out">
    <Heading as="h3" size="h3" id="left-out" mb="2">
      Not put into the cart
    </Heading>
    <Stack as="ul" listStyleType="none" gap="2" textStyle="small">
      {leftOut.map(({ name, why }, index) => (
        <Box as="li" key={`${name} ${index}`} overflowWrap="anywhere">
          <Span dir="auto">{name}</Span> <Span color="text2">({reasons[why]})</Span>
        </Box>
      ))}
    </Stack>
  </section>
);
