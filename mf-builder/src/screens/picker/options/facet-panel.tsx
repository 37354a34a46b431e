import { Button, Card, Field, Input, Row } from '@rig4u/shared/ui';
import { useState } from 'react';
import type { Filters, Range } from '../../../domain/filters/filters';
import { ChoiceList } from './choice-list';
import type { FacetView } from './facet-table';

interface Props {
  facet: FacetView;
  onChange: (filters: Filters) => void;
  onClose: () => void;
}

/** One facet, opened over the options: its values to tick, or from and to. */
export const FacetPanel = ({ facet, onChange, onClose }: Props) => (
  <Card as="section" aria-label={facet.label} pad="sm" onKeyDown={(event) => event.key === 'Escape' && onClose()}>
    <FacetChoices facet={facet} onChange={onChange} />
    <Button size="sm" variant="ghost" mt="2" ms="-3" onClick={onClose}>
      Close
    </Button>
  </Card>
);

/** What a facet offers: values to tick with their counts, or the two ends of a range. */
export function FacetChoices({ facet, onChange }: Omit<Props, 'onClose'>) {
  if (facet.kind === 'choice')
    return <ChoiceList facet={facet} onChange={(values) => onChange(facet.choose(values))} />;
  return (
    <Row align="end" space="lg">
      <Limit
        label={`From${unitOf(facet.unit)}`}
        hint={facet.span.from}
        value={facet.range.from}
        onChange={(from) => onChange(facet.limit(rangeOf(from, facet.range.to)))}
      />
      <Limit
        label={`To${unitOf(facet.unit)}`}
        hint={facet.span.to}
        value={facet.range.to}
        onChange={(to) => onChange(facet.limit(rangeOf(facet.range.from, to)))}
      />
    </Row>
  );
}

const unitOf = (unit: string) => (unit === '' ? '' : ` (${unit})`);

const rangeOf = (from: number | undefined, to: number | undefined): Range => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

interface LimitProps {
  label: string;
  /** The limit that leaves everything in. */
  hint: number;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** One end of a range. What cannot be read as a number limits nothing, and says so. */
function Limit({ label, hint, value, onChange }: LimitProps) {
  const [text, setText] = useState(value?.toString() ?? '');
  const wrong = text.trim() !== '' && !plainNumber.test(text.trim());
  return (
    <Field label={label} error={wrong ? 'Write a number, such as 250.' : undefined} w="9rem">
      <Input
        inputMode="decimal"
        placeholder={String(hint)}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const trimmed = target.value.trim();
          onChange(plainNumber.test(trimmed) ? Number(trimmed) : undefined);
        }}
      />
    </Field>
  );
}

const plainNumber = /^\d+(\.\d+)?$/;
