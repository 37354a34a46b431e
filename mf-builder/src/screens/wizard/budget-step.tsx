import { wholeDollars } from '@rig4u/shared/format';
import { paths } from '@rig4u/shared/routing';
import { Box, Button, ButtonLink, Card, Flex, Icon, Spinner, Text } from '@rig4u/shared/ui';
import { useEffect, useState } from 'react';
import { budgetRange } from '../../domain/recommendation';
import { StepHead } from './step-head';

/** How long 'Processing' stands, in milliseconds. */
const processing = 800;

interface Props {
  /** US dollars. */
  budget: number;
  /** The search text of step 1's address. */
  back: string;
  arrived: boolean;
  onChange: (budget: number) => void;
  onDone: (budget: number) => void;
}

/** Step 2: a slider, and 'Processing' before the result. */
export function BudgetStep({ budget, back, arrived, onChange, onDone }: Props) {
  // The address follows a moment later; the slider must not wait for it.
  const [amount, setAmount] = useState(budget);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => onDone(amount), processing);
    return () => clearTimeout(timer);
  }, [busy, amount, onDone]);

  return (
    <>
      <StepHead title="What's your budget?" arrived={arrived}>
        For the PC itself. Builds within 10 % of it count as a match.
      </StepHead>
      <Card
        mt="10"
        mx="auto"
        maxW="720px"
        p={{ base: '5', md: '10' }}
        minH="216px"
        display="grid"
        alignContent="center"
      >
        {busy ? (
          <Flex role="status" align="center" justify="center" gap="3" textStyle="h3">
            <Spinner />
            Processing
          </Flex>
        ) : (
          <Slider
            amount={amount}
            onChange={(next) => {
              setAmount(next);
              onChange(next);
            }}
          />
        )}
      </Card>
      <Flex justify="space-between" gap="3" mt="8" mx="auto" maxW="720px">
        <ButtonLink to={`${paths.optimalBuild}${back}`} variant="outline" size="lg">
          <Icon name="left" />
          Back
        </ButtonLink>
        <Button size="lg" disabled={busy} onClick={() => setBusy(true)}>
          Next
          <Icon name="right" />
        </Button>
      </Flex>
    </>
  );
}

function Slider({ amount, onChange }: { amount: number; onChange: (amount: number) => void }) {
  const { min, max, step } = budgetRange;
  return (
    <>
      <Text textStyle="total" textAlign="center" fontVariantNumeric="tabular-nums" aria-hidden="true">
        {wholeDollars(amount)}
      </Text>
      <Box asChild w="full" h="44px" mt="4" accentColor="var(--accent)" cursor="pointer">
        <input
          type="range"
          aria-label="Budget in US dollars"
          aria-valuetext={wholeDollars(amount)}
          min={min}
          max={max}
          step={step}
          value={amount}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      </Box>
      <Flex
        justify="space-between"
        textStyle="small"
        color="text3"
        fontVariantNumeric="tabular-nums"
        aria-hidden="true"
      >
        <span>{wholeDollars(min)}</span>
        <span>{wholeDollars(max)}</span>
      </Flex>
    </>
  );
}
