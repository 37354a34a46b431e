import { Field, Flex, Input, Text } from '@rig4u/shared/ui';
import { totalOf } from '@rig4u/shared/builds';
import { useEffect, useState } from 'react';
import { budgetText } from '../../../domain/choices/status-texts';
import { useBuild, useBuildActions } from '../build-state';

const dollars = /^\d{1,6}(\.\d{1,2})?$/;

/** What the visitor means to spend, and how much of it is left. */
export function Budget() {
  const { components, budget } = useBuild();
  const { setBudget } = useBuildActions();
  const totalCents = totalOf(components);
  const [text, setText] = useState(String(budget));
  useEffect(() => setText((now) => (Number(now) === budget ? now : String(budget))), [budget]);
  const wrong = !dollars.test(text.trim());
  const over = totalCents > budget * 100;
  return (
    <Flex align="end" gap="4" wrap="wrap">
      <Field label="Budget ($)" w="128px" error={wrong ? 'Write an amount in dollars, such as 1500.' : undefined}>
        <Input
          inputMode="decimal"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            if (dollars.test(target.value.trim())) setBudget(Number(target.value));
          }}
        />
      </Field>
      <Text textStyle="small" color={over ? 'warn' : 'text2'} pb="3" fontVariantNumeric="tabular-nums">
        {budgetText(totalCents, budget)}
      </Text>
    </Flex>
  );
}
