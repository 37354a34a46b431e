import type { BuildComponents } from '@rig4u/shared/builds';
import { config } from '@rig4u/shared/config';
import { wholeDollars } from '@rig4u/shared/format';
import { Box, Card, Flex, Heading, Stack, Text } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';
import { purchaseTotals } from '../../domain/order-total';
import type { ChosenAccessory } from './use-accessories';

interface Props {
  components: BuildComponents;
  chosen: readonly ChosenAccessory[];
  children: ReactNode;
}

const Line = ({ name, price }: { name: string; price: string }) => (
  <Flex justify="space-between" gap="4">
    <Box as="dt" minW="0" overflowWrap="anywhere">
      {name}
    </Box>
    <Box as="dd" flex="none" fontVariantNumeric="tabular-nums">
      {price}
    </Box>
  </Flex>
);

/** The total line by line in whole US dollars; below it, its children: the way to the cart. */
export function OrderSummary({ components, chosen, children }: Props) {
  const { base, total } = purchaseTotals(
    components,
    chosen.map(({ accessory }) => accessory),
  );
  return (
    <Card as="section" aria-labelledby="order-summary" p={{ base: '4', md: '6' }}>
      <Heading as="h2" id="order-summary" mb="4">
        Order Summary
      </Heading>
      <Stack as="dl" gap="3" mb="2">
        <Line name="Base PC Build" price={wholeDollars(base)} />
        {chosen.map(({ accessory: { id, name }, price }) => (
          <Line key={id} name={name} price={price} />
        ))}
        <Flex justify="space-between" gap="4" align="baseline" pt="3" borderTopWidth="1px" borderColor="line">
          <Box as="dt" fontWeight="600">
            Total
          </Box>
          <Box as="dd" textStyle="total" fontVariantNumeric="tabular-nums">
            {wholeDollars(total)}
          </Box>
        </Flex>
      </Stack>
      <Text textStyle="small" color="text3" mb="5">
        Amounts are rounded to whole dollars. The prices at {config().retailer.name} apply.
      </Text>
      {children}
    </Card>
  );
}
