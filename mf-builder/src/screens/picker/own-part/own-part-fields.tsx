import { Box, Button, Checkbox, Grid, Heading, Text } from '@rig4u/shared/ui';
import { useEffect, useId, useMemo, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { CatalogueType } from '../../../catalogue/schema';
import { fieldsOf } from '../../../domain/own-parts/fields';
import type { AskedFact } from '../../../domain/own-parts/question';
import { FactQuestions } from './fact-questions';
import { QuestionControl } from './question-control';
import type { OwnPartForm } from './use-own-part-form';

interface Props {
  id: string;
  type: CatalogueType;
  form: OwnPartForm;
  name: RefObject<HTMLInputElement | null>;
  onSend: () => void;
}

const asked = {
  name: { id: 'part.name', label: 'Name', control: 'text' },
  brand: { id: 'part.brand', label: 'Brand (optional)', control: 'text' },
  price: { id: 'part.price', label: 'Price ($)', control: 'number' },
} as const;

/** Everything that is asked about the part; after a refused sending the first wrong answer has the focus. */
export function OwnPartFields({ id, type, form, name, onSend }: Props) {
  const { checked, more } = useMemo(() => fieldsOf(type), [type]);
  const [opened, setOpened] = useState(false);
  const area = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const { refusals } = form;
  if (!opened && hasError(more, form)) setOpened(true);

  useEffect(() => {
    if (refusals > 0) area.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  const control = (question: (typeof asked)[keyof typeof asked]) => ({
    question,
    value: form.values[question.id] ?? '',
    error: form.errors[question.id],
    onChange: (value: string) => form.answer(question.id, value),
  });

  return (
    <Box asChild pb="1">
      <form id={id} ref={area} noValidate onSubmit={send}>
        <Grid gap="4">
          <QuestionControl {...control(asked.name)} input={name} />
          <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
            <QuestionControl {...control(asked.brand)} />
            <QuestionControl {...control(asked.price)} />
          </Grid>
          <Checkbox
            checked={form.values['part.owned'] === 'yes'}
            onChange={(owned) => form.answer('part.owned', owned ? 'yes' : '')}
          >
            <span>
              I own this{' '}
              <Text as="span" color="text2">
                (price counts 0)
              </Text>
            </span>
          </Checkbox>
        </Grid>
        {checked.length > 0 && (
          <Box as="section" aria-labelledby={`${titleId}-checked`} mt="5">
            <Heading as="h3" id={`${titleId}-checked`} mb="3">
              What the check uses
            </Heading>
            <FactQuestions facts={checked} form={form} />
          </Box>
        )}
        {more.length > 0 && (
          <Box mt="5">
            <Button
              variant="ghost"
              ms="-3"
              aria-expanded={opened}
              aria-controls={`${titleId}-more`}
              onClick={() => setOpened(!opened)}
            >
              More facts
            </Button>
            <Box id={`${titleId}-more`} hidden={!opened} pt="3">
              {opened && <FactQuestions facts={more} form={form} />}
            </Box>
          </Box>
        )}
      </form>
    </Box>
  );
}

const hasError = (facts: readonly AskedFact[], { errors }: OwnPartForm): boolean =>
  facts.some(({ questions }) => questions.some(({ id }) => errors[id] !== undefined));
