import { requiredTypes } from '@rig4u/shared/builds';
import { Box, Flex } from '@rig4u/shared/ui';

/**
 * Only facts that hold for every release of every part. The catalogue is deployed apart from this page, so its size may
 * change.
 */
const facts = [
  { name: 'Parts a PC needs', value: String(requiredTypes.length) },
  { name: 'Guides', value: '5' },
  { name: 'Account', value: 'Not needed' },
];

const look = {
  '& dt': { textStyle: 'label', color: 'text3' },
  '& dd': { margin: 0, font: '600 1.25rem/1.5 var(--font-heading)', fontVariantNumeric: 'tabular-nums' },
};

export function Facts() {
  return (
    <Flex
      asChild
      columnGap="8"
      rowGap="4"
      flexWrap="wrap"
      pt="6"
      borderTopWidth="1px"
      borderColor="lineStrong"
      css={look}
    >
      <dl>
        {facts.map(({ name, value }) => (
          <Box key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </dl>
    </Flex>
  );
}
