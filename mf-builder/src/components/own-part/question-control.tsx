import { Checkbox, Field, Flex, Hint, Input, Select, Text, Verdict } from '@rig4u/shared/ui';
import { useId } from 'react';
import { items } from '../../domain/own-parts/kinds/lists';
import type { Question } from '../../domain/own-parts/question';

interface Props {
  question: Question;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** One question of the form with the control it is answered by. */
export function QuestionControl(props: Props) {
  const { question, value, error, onChange } = props;
  const listId = useId();
  if (question.control === 'several') return <SeveralAnswers {...props} />;
  return (
    <Field label={question.label} hint={question.hint} error={error} alignContent="start" minW="0">
      {question.control === 'choice' ? (
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">Not known</option>
          {question.answers?.map((answer) => (
            <option key={answer.value} value={answer.value}>
              {answer.label}
            </option>
          ))}
        </Select>
      ) : (
        <Input
          value={value}
          autoComplete="off"
          {...(question.control === 'number' ? { inputMode: 'decimal' } : { dir: 'auto' })}
          {...(question.suggestions && { list: listId })}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {question.suggestions && (
        <datalist id={listId}>
          {question.suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion}>
              {suggestion}
            </option>
          ))}
        </datalist>
      )}
    </Field>
  );
}

function SeveralAnswers({ question, value, error, onChange }: Props) {
  const id = useId();
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`];
  const described = [question.hint ? hintId : undefined, error ? errorId : undefined].filter(Boolean).join(' ');
  const ticked = items(value);
  return (
    <div role="group" aria-labelledby={labelId} {...(described !== '' && { 'aria-describedby': described })}>
      <Text id={labelId} textStyle="ui">
        {question.label}
      </Text>
      <Flex wrap="wrap" columnGap="5">
        {question.answers?.map((answer) => (
          <Checkbox
            key={answer.value}
            checked={ticked.includes(answer.value)}
            onChange={(on) =>
              onChange((on ? [...ticked, answer.value] : ticked.filter((other) => other !== answer.value)).join(','))
            }
          >
            {answer.label}
          </Checkbox>
        ))}
      </Flex>
      {question.hint && (
        <Hint id={hintId} tone="faint">
          {question.hint}
        </Hint>
      )}
      <div aria-live="polite">
        {error && (
          <Verdict kind="fail" id={errorId}>
            {error}
          </Verdict>
        )}
      </div>
    </div>
  );
}
