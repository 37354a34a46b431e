import { wholeDollars } from '@rig4u/shared/format';
import { paths } from '@rig4u/shared/routing';
import { Amount, Box, Button, ButtonLink, Card, Hint, Icon, Row, Spinner } from '@rig4u/shared/ui';
import { useEffect, useState } from 'react';
import { budgetRange } from '../../domain/recommendation';
import { StepHead } from './step-head';

/** How long 'Processing' is shown, in milliseconds. */
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
      <Card pad="lg" measure="md" mt="10" minH="13.5rem" display="grid" alignContent="center">
        {busy ? (
          <Row role="status" justifyContent="center" textStyle="h3">
            <Spinner />
            Processing
          </Row>
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
      <Row apart mt="8" mx="auto" maxW="40rem">
        <ButtonLink to={`${paths.optimalBuild}${back}`} variant="outline" size="lg">
          <Icon name="left" />
          Back
        </ButtonLink>
        <Button size="lg" disabled={busy} onClick={() => setBusy(true)}>
          Next
          <Icon name="right" />
        </Button>
      </Row>
    </>
  );
}

function Slider({ amount, onChange }: { amount: number; onChange: (amount: number) => void }) {
  const { min, max, step } = budgetRange;
  return (
    <>
      <Amount size="total" block textAlign="center" aria-hidden="true">
        {wholeDollars(amount)}
      </Amount>
      <Box asChild w="full" h="touch" mt="4" accentColor="accent" cursor="pointer">
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
      <Row apart aria-hidden="true">
        <Hint as="span" tone="faint">
          {wholeDollars(min)}
        </Hint>
        <Hint as="span" tone="faint">
          {wholeDollars(max)}
        </Hint>
      </Row>
    </>
  );
}
