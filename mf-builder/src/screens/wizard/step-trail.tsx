import { wholeDollars } from '@rig4u/shared/format';
import { Box, Flex, Span, VisuallyHidden } from '@rig4u/shared/ui';
import { Fragment } from 'react';
import { labelOfUse } from '../../domain/recommendation';
import type { WizardState } from './wizard-state';

/** The three steps and which one is open; a finished step shows what was chosen. */
export function StepTrail({ state: { step, useCase, budget } }: { state: WizardState }) {
  const now = step === 'all' ? 3 : step;
  const names = [
    now > 1 ? labelOfUse(useCase) : 'Your use',
    now > 2 ? wholeDollars(budget) : 'Your budget',
    'Your build',
  ];
  return (
    <Flex
      as="ol"
      role="list"
      aria-label="Steps"
      justify="center"
      align="center"
      wrap="wrap"
      columnGap="3"
      rowGap="2"
      pt={{ base: '6', md: '8' }}
      pb="6"
      textStyle="ui"
      color="text2"
    >
      {names.map((name, place) => {
        const number = place + 1;
        const active = number === now;
        return (
          <Fragment key={number}>
            {place > 0 && (
              <Box
                as="li"
                aria-hidden="true"
                hideBelow="md"
                w="14"
                borderTopWidth="1px"
                borderColor={number <= now ? 'accent' : 'lineStrong'}
              />
            )}
            <Flex
              as="li"
              gap="2"
              align="center"
              color={active ? 'text' : undefined}
              aria-current={active ? 'step' : undefined}
              fontVariantNumeric="tabular-nums"
            >
              <Box
                aria-hidden="true"
                display="grid"
                placeItems="center"
                boxSize="6"
                borderRadius="full"
                borderWidth="1px"
                textStyle="label"
                borderColor={active ? 'accent' : number < now ? 'accentLine' : 'lineStrong'}
                bg={active ? 'accent' : undefined}
                color={active ? 'onAccent' : number < now ? 'accentText' : 'text3'}
              >
                {number}
              </Box>
              <VisuallyHidden>{`Step ${number}: `}</VisuallyHidden>
              <Span>{name}</Span>
            </Flex>
          </Fragment>
        );
      })}
    </Flex>
  );
}
