import { wholeDollars } from '@rig4u/shared/format';
import { Box, Flex, Span, VisuallyHidden } from '@rig4u/shared/ui';
import { Fragment } from 'react';
import { labelOfUse } from '../../domain/recommendation';
import type { WizardState } from './wizard-state';

/** Where the visitor stands among the three steps; what is chosen stands in place of a step's name. */
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
                w={{ base: '20px', md: '56px' }}
                h="1px"
                bg={number <= now ? 'accent' : 'lineStrong'}
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
                boxSize="26px"
                borderRadius="full"
                borderWidth="1px"
                fontFamily="heading"
                fontSize="xs"
                fontWeight="600"
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
