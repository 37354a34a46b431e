import { Box, Flex, Icon, Span, Text, VisuallyHidden } from '@rig4u/shared/ui';
import { memo, type ReactNode } from 'react';
import { titleOf } from '../../domain/compatibility/check';
import type { Finding } from '../../domain/compatibility/types';

const inks = { fail: 'fail', warning: 'warn', unknown: 'unknown', pass: 'accentText' } as const;
const words = { fail: 'Does not fit: ', warning: 'Warning: ', unknown: 'Not checked: ', pass: 'Passed: ' } as const;

interface Props {
  finding: Finding;
  /** The way out of a fail. */
  children: ReactNode;
}

/** One finding: what was checked, the two values that met, what it means, and for a fail the way out. */
export const FindingItem = memo(function FindingItem({
  finding: { rule, verdict, message, values, note },
  children,
}: Props) {
  const failed = verdict === 'fail';
  return (
    <Flex
      as="li"
      tabIndex={-1}
      data-finding={rule}
      display={verdict === 'fail' || verdict === 'warning' ? 'flex' : { base: 'flex', _print: 'none' }}
      gap="3"
      px={failed ? '4' : '0'}
      py={{ base: failed ? '4' : '3', _print: '1' }}
      mb={{ base: failed ? '3' : '0', _print: '1' }}
      bg={failed ? 'failWash' : undefined}
      borderWidth={failed ? '1px' : '0 0 1px'}
      borderColor={failed ? 'failLine' : 'line'}
      borderRadius={failed ? 'control' : undefined}
    >
      <Icon name={verdict} color={inks[verdict]} mt="0.5" />
      <Box flex="1" minW="0">
        <Flex justify="space-between" wrap="wrap" columnGap="4">
          <Text textStyle="ui">
            <VisuallyHidden>{words[verdict]}</VisuallyHidden>
            {titleOf(rule)}
          </Text>
          {values && (
            <Span textStyle="small" color="text2" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
              {values[0]} / {values[1]}
            </Span>
          )}
        </Flex>
        <Text textStyle="small" color="text2" overflowWrap="anywhere">
          {message}
          {note && ` ${note}`}
        </Text>
        {children}
      </Box>
    </Flex>
  );
});
