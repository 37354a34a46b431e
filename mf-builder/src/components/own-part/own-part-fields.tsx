import type { StoredPart } from '@rig4u/shared/builds';
import { Box, CardGrid, Checkbox, Column, Disclosure, Section, Span } from '@rig4u/shared/ui';
import { useEffect, useMemo, useRef, type FormEvent } from 'react';
import type { CatalogueType } from '../../catalogue/schema';
import { sayingDoubt } from '../../domain/own-parts/asked-doubt';
import { decidingFacts } from '../../domain/own-parts/deciding-facts';
import { fieldsOf } from '../../domain/own-parts/fields';
import type { AskedFact } from '../../domain/own-parts/question';
import { FactQuestions } from './fact-questions';
import { QuestionControl } from './question-control';
import type { OwnPartForm } from './use-own-part-form';

interface Props {
  id: string;
  type: CatalogueType;
  form: OwnPartForm;
  /** Facts that are asked before all others. */
  asked?: readonly string[] | undefined;
  /** The part that is edited. */
  edit?: StoredPart | undefined;
  onSend: () => void;
}

const basics = {
  name: { id: 'part.name', label: 'Name', control: 'text' },
  brand: { id: 'part.brand', label: 'Brand (optional)', control: 'text' },
  price: { id: 'part.price', label: 'Price ($)', control: 'number' },
} as const;

/**
 * What is asked about the part: its name, its price or that it is owned, and the facts that decide; the rest on demand.
 * After a refused sending the first wrong answer has the focus.
 */
export function OwnPartFields({ id, type, form, asked, edit, onSend }: Props) {
  const { before, deciding, checked, more } = useMemo(() => inOrder(type, asked, edit), [type, asked, edit]);
  const area = useRef<HTMLFormElement>(null);
  const { refusals } = form;

  useEffect(() => {
    if (refusals > 0) area.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  const control = (question: (typeof basics)[keyof typeof basics]) => ({
    question,
    value: form.values[question.id] ?? '',
    error: form.errors[question.id],
    onChange: (value: string) => form.answer(question.id, value),
  });

  return (
    <Box asChild pb="1">
      <form id={id} ref={area} noValidate onSubmit={send}>
        <Column>
          <Questions title="What allows most checks" facts={before} form={form} />
          <QuestionControl {...control(basics.name)} />
          <CardGrid as="div" layout="pairs" alignItems="end">
            <QuestionControl {...control(basics.price)} />
            <Checkbox
              checked={form.values['part.owned'] === 'yes'}
              onChange={(owned) => form.answer('part.owned', owned ? 'yes' : '')}
            >
              <span>
                I own this <Span tone="quiet">(price counts 0)</Span>
              </span>
            </Checkbox>
          </CardGrid>
          <Questions title="What decides most" facts={deciding} form={form} />
          <Disclosure key={type} label="More facts" forced={hasError([...checked, ...more], form, basics.brand.id)}>
            <Column>
              <QuestionControl {...control(basics.brand)} />
              <Questions title="Also used by the check" facts={checked} form={form} />
              <Questions title="Not used by the check" facts={more} form={form} />
            </Column>
          </Disclosure>
        </Column>
      </form>
    </Box>
  );
}

const Questions = ({ title, facts, form }: { title: string; facts: readonly AskedFact[]; form: OwnPartForm }) =>
  facts.length > 0 && (
    <Section title={title} level={3} space="sm">
      <FactQuestions facts={facts} form={form} />
    </Section>
  );

/** The facts of a type: those that are asked first, those that decide, what else the rules read, and the rest. */
function inOrder(type: CatalogueType, asked: readonly string[] = [], edit: StoredPart | undefined) {
  const { checked, more } = fieldsOf(type);
  const isFirst = ({ key }: AskedFact): boolean => asked.includes(key);
  const decides = ({ key }: AskedFact): boolean => decidingFacts[type].includes(key);
  const others = checked.filter((fact) => !isFirst(fact));
  return {
    before: checked.filter(isFirst).map((fact) => (edit ? sayingDoubt(fact, edit) : fact)),
    deciding: others.filter(decides),
    checked: others.filter((fact) => !decides(fact)),
    more,
  };
}

const hasError = (facts: readonly AskedFact[], { errors }: OwnPartForm, other: string): boolean =>
  errors[other] !== undefined || facts.some(({ questions }) => questions.some(({ id }) => errors[id] !== undefined));
