import { Box, Button, Flex, Icon, Span, Text } from '@rig4u/shared/ui';
import { useId, useState } from 'react';
import { estimatedDraw } from '../../domain/compatibility/power-draw';
import { fromComponents } from '../../domain/compatibility/checked-build';
import type { BuildComponents } from '@rig4u/shared/builds';

/** What the build draws at most, and on a press how that sum came about. */
export function Draw({ components }: { components: BuildComponents }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { watts, atLeast, lines } = estimatedDraw(fromComponents(components));
  if (lines.length === 0) return null;
  return (
    <Box data-no-print px={{ base: '4', md: '6' }} py="3" borderTopWidth="1px" borderColor="line">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Text textStyle="ui" fontVariantNumeric="tabular-nums">
          Estimated draw: {atLeast && 'at least '}
          {watts} W
        </Text>
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          data-no-print
        >
          How it adds up
          <Icon name={open ? 'up' : 'down'} size="16" />
        </Button>
      </Flex>
      <Box id={id} hidden={!open} pb="2">
        {open &&
          lines.map(({ label, watts: share, basis }) => (
            <Flex key={label} justify="space-between" gap="4" py="1" textStyle="small">
              <Span minW="0" overflowWrap="anywhere">
                {label} <Span color="text3">{basis}</Span>
              </Span>
              <Span fontVariantNumeric="tabular-nums">{share === undefined ? 'not known' : `${share} W`}</Span>
            </Flex>
          ))}
      </Box>
    </Box>
  );
}
