import { sumOf } from '@rig4u/shared/builds';
import { Button, Field, Hint, Input, Row, VisuallyHidden } from '@rig4u/shared/ui';
import { useEffect, useId, useState } from 'react';
import { budgetText } from '../../../domain/choices/status-texts';
import { useBuild, useBuildActions } from '../build-state';

const dollars = /^\d{1,6}(\.\d{1,2})?$/;

/** How much is left of what the visitor means to spend, and the way to change that. */
export function Budget() {
  const { components, budget } = useBuild();
  const { setBudget } = useBuildActions();
  const id = useId();
  const [open, setOpen] = useState(false);
  const sum = sumOf(components);
  const [text, setText] = useState(String(budget));
  useEffect(() => setText((now) => (Number(now) === budget ? now : String(budget))), [budget]);
  const wrong = !dollars.test(text.trim());
  const over = sum.cents > budget * 100;
  return (
    <>
      <Row oneLine space="sm">
        <Hint color={over ? 'warn' : undefined}>{budgetText(sum, budget)}</Hint>
        <Button size="sm" variant="link" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          change
          <VisuallyHidden> the budget</VisuallyHidden>
        </Button>
      </Row>
      <div id={id} hidden={!open}>
        <Field label="Budget ($)" w="8rem" error={wrong ? 'Write an amount in dollars, such as 1500.' : undefined}>
          <Input
            inputMode="decimal"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              if (dollars.test(target.value.trim())) setBudget(Number(target.value));
            }}
          />
        </Field>
      </div>
    </>
  );
}
