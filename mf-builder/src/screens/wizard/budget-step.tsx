import { wholeDollars } from '@rig4u/shared/format';
import { patiently, type Loaded } from '@rig4u/shared/lazy';
import { paths } from '@rig4u/shared/routing';
import { Amount, Box, Card, Column, Hint, Range, Row, Skeleton, Spinner } from '@rig4u/shared/ui';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { WhenLoaded } from '../../components/when-loaded';
import type { PresetBuild } from '../../domain/presets';
import { budgetRange, scaleMarks, type UseCase } from '../../domain/recommendation';
import { BudgetBrings } from './budget-brings';
import type { Refinement } from './refinement';
import { StepHead } from './step-head';
import { StepWays } from './step-ways';

/** How long 'Processing' is shown, in milliseconds. */
const processing = 800;

/** The curve comes after the slider, which does without it; its place is kept. */
const loadCurve = () => patiently(() => import(/* webpackChunkName: "budget-curve" */ './budget-curve/budget-curve'));
const sentenceId = 'budget-buys';
const curveHeight = { base: '14.5rem', md: '15.5rem' };

interface Props {
  useCase: UseCase;
  /** US dollars. */
  budget: number;
  /** What the curve is asked for beside them. */
  refinement: Refinement;
  builds: Loaded<readonly PresetBuild[]>;
  /** The search text of step 1's address. */
  back: string;
  arrived: boolean;
  onChange: (budget: number) => void;
  /** Says that the result is wanted in a moment. */
  onNext: () => void;
  onDone: (budget: number) => void;
}

/** Step 2: a slider with the ready builds on its scale, what the budget brings, and 'Processing' before the result. */
export function BudgetStep({ useCase, budget, refinement, builds, back, arrived, onChange, onNext, onDone }: Props) {
  // The address follows a moment later; the slider must not wait for it.
  const [amount, setAmount] = useState(budget);
  const [busy, setBusy] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);

  // What arrives meanwhile renders the screen anew; the clock must not start again.
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  useEffect(() => {
    if (!busy) return undefined;
    // The pressed button is disabled now: the focus stays with what happens.
    status.current?.focus();
    const timer = setTimeout(() => done.current(amount), processing);
    return () => clearTimeout(timer);
  }, [busy, amount]);

  const change = (wanted: number) => {
    setAmount(wanted);
    onChange(wanted);
  };

  const next = () => {
    onNext();
    setBusy(true);
  };

  const take = (wanted: number) => {
    change(wanted);
    // The pressed button may be gone with the next build; the slider says what it stands on now.
    slider.current?.focus();
  };

  return (
    <>
      <StepHead title="What's your budget?" arrived={arrived}>
        For the PC itself. Builds within 10 % of your budget count as a match.
      </StepHead>
      <Card pad="lg" mt="8" position="relative">
        {/* It keeps its place while 'Processing' is shown, so that nothing moves. */}
        <Column space="xl" visibility={busy ? 'hidden' : undefined}>
          <Column space="md">
            <Slider input={slider} amount={amount} useCase={useCase} builds={builds} onChange={change} />
            <Box minH={curveHeight}>
              <WhenLoaded what="What each budget buys" load={loadCurve} waiting={<Skeleton h={curveHeight} />}>
                {({ BudgetCurve }) => (
                  <BudgetCurve
                    question={{ useCase, budget: amount, refinement }}
                    sentenceId={sentenceId}
                    height={curveHeight}
                  />
                )}
              </WhenLoaded>
            </Box>
          </Column>
          <BudgetBrings useCase={useCase} budget={amount} builds={builds} onChoose={take} />
        </Column>
        {busy && (
          <Row
            role="status"
            ref={status}
            tabIndex={-1}
            outline="none"
            position="absolute"
            inset="0"
            justifyContent="center"
            textStyle="h3"
          >
            <Spinner />
            Processing
          </Row>
        )}
      </Card>
      <StepWays back={`${paths.optimalBuild}${back}`} disabled={busy} onNext={next} />
    </>
  );
}

interface SliderProps extends Pick<Props, 'useCase' | 'builds' | 'onChange'> {
  amount: number;
  input: RefObject<HTMLInputElement | null>;
}

function Slider({ input, amount, useCase, builds, onChange }: SliderProps) {
  const { min, max, step } = budgetRange;
  const marks = useMemo(
    () => (builds.status === 'ready' ? scaleMarks(builds.value, useCase, amount) : []),
    [builds, useCase, amount],
  );
  return (
    <Box>
      <Row apart oneLine align="baseline" aria-hidden="true">
        <Hint as="span" tone="faint">
          {wholeDollars(min)}
        </Hint>
        <Amount size="total">{wholeDollars(amount)}</Amount>
        <Hint as="span" tone="faint">
          {wholeDollars(max)}
        </Hint>
      </Row>
      <Range
        ref={input}
        aria-label="Budget in US dollars"
        aria-valuetext={wholeDollars(amount)}
        aria-describedby={sentenceId}
        min={min}
        max={max}
        step={step}
        value={amount}
        marks={marks}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </Box>
  );
}
