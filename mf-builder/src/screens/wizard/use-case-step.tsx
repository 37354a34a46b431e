import { paths } from '@rig4u/shared/routing';
import { Box, Button, ButtonLink, Flex, Grid, Icon, Span, type IconName } from '@rig4u/shared/ui';
import { useState } from 'react';
import { describeUse, labelOfUse, useCases, type UseCase } from '../../domain/recommendation';
import { StepHead } from './step-head';

const icons: Readonly<Record<UseCase, IconName>> = {
  gaming: 'bolt',
  streaming: 'share',
  'content-creation': 'palette',
  'office-work': 'chart',
  programming: 'wrench',
  'general-use': 'home',
};

interface Props {
  useCase: UseCase;
  arrived: boolean;
  onChange: (useCase: UseCase) => void;
  onNext: (useCase: UseCase) => void;
}

/** Step 1: six tiles, one of them chosen. */
export function UseStep({ useCase, arrived, onChange, onNext }: Props) {
  // The address follows a moment later; a tile must not wait for it.
  const [chosen, setChosen] = useState(useCase);
  const choose = (next: UseCase) => {
    setChosen(next);
    onChange(next);
  };
  return (
    <>
      <StepHead title="What will you use your PC for?" arrived={arrived}>
        Pick what you will do most. You can change every part later.
      </StepHead>
      <Grid
        as="fieldset"
        border="0"
        p="0"
        mt="10"
        gap="4"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        }}
        aria-label="What will you use your PC for?"
      >
        {useCases.map((option) => (
          <Tile key={option} option={option} on={option === chosen} onChoose={choose} />
        ))}
      </Grid>
      <Flex justify="space-between" gap="3" mt="8">
        <ButtonLink to={paths.home} variant="outline" size="lg">
          <Icon name="left" />
          Back
        </ButtonLink>
        <Button size="lg" onClick={() => onNext(chosen)}>
          Next
          <Icon name="right" />
        </Button>
      </Flex>
    </>
  );
}

function Tile({ option, on, onChoose }: { option: UseCase; on: boolean; onChoose: (option: UseCase) => void }) {
  return (
    <Flex
      as="label"
      position="relative"
      align="center"
      gap="4"
      p="4"
      minH="88px"
      bg={on ? 'accentWash' : 'surface'}
      borderWidth="1px"
      borderColor={on ? 'accent' : 'line'}
      boxShadow={on ? '0 0 0 1px var(--accent)' : 'card'}
      borderRadius="card"
      cursor="pointer"
      _hover={{ borderColor: on ? 'accent' : 'control' }}
      _focusWithin={{ outline: '2px solid var(--focus)', outlineOffset: '2px' }}
    >
      <Box asChild position="absolute" opacity="0" inset="0" w="full" h="full" cursor="pointer" m="0">
        <input type="radio" name="use" value={option} checked={on} onChange={() => onChoose(option)} />
      </Box>
      <Box
        flex="none"
        display="grid"
        placeItems="center"
        boxSize="44px"
        borderRadius="control"
        bg={on ? 'accent' : 'sunken'}
        color={on ? 'onAccent' : 'accentText'}
      >
        <Icon name={icons[option]} />
      </Box>
      <Box minW="0">
        <Span display="block" textStyle="h3" fontSize="md">
          {labelOfUse(option)}
        </Span>
        <Span display="block" textStyle="small" color="text2">
          {describeUse(option)}
        </Span>
      </Box>
    </Flex>
  );
}
