import { Box, CardGrid, Text } from '@rig4u/shared/ui';
import { useId } from 'react';
import type { AskedFact } from '../../domain/own-parts/question';
import { QuestionControl } from './question-control';
import type { OwnPartForm } from './use-own-part-form';

interface Props {
  facts: readonly AskedFact[];
  form: OwnPartForm;
}

/** The questions about some facts, in two columns where there is room. */
export const FactQuestions = ({ facts, form }: Props) => (
  <CardGrid as="div" layout="pairs">
    {facts.map((fact) =>
      fact.questions.length === 1 ? (
        <Questions key={fact.key} fact={fact} form={form} />
      ) : (
        <Together key={fact.key} fact={fact} form={form} />
      ),
    )}
  </CardGrid>
);

function Together({ fact, form }: { fact: AskedFact; form: OwnPartForm }) {
  const labelId = useId();
  return (
    <Box role="group" aria-labelledby={labelId} gridColumn="1 / -1">
      <Text id={labelId} textStyle="ui" mb="1.5">
        {fact.label}
      </Text>
      <CardGrid as="div" layout="short">
        <Questions fact={fact} form={form} />
      </CardGrid>
    </Box>
  );
}

const Questions = ({ fact, form }: { fact: AskedFact; form: OwnPartForm }) =>
  fact.questions.map((question) => (
    <QuestionControl
      key={question.id}
      question={question}
      value={form.values[question.id] ?? ''}
      error={form.errors[question.id]}
      onChange={(value) => form.answer(question.id, value)}
    />
  ));
