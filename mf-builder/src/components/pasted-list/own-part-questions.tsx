import { isPartType, partTypes } from '@rig4u/shared/builds';
import { CardGrid, Field, Input, Select } from '@rig4u/shared/ui';
import { readPrice } from '../../domain/own-parts/basics';
import type { ChosenLine, Choice } from '../../domain/pasted-lists/taken-parts';

interface Props {
  line: ChosenLine;
  asked: boolean;
  onChange: (choice: Choice) => void;
}

/** What the list does not tell of an own part: its type where no word says it, and its price in dollars. */
export function OwnPartQuestions({ line: { match, choice }, asked, onChange }: Props) {
  const { name, price: listed } = match.line;
  const price = readPrice(choice.price, true);
  const wrong = 'error' in price ? price.error : undefined;
  const missing = choice.type === undefined;
  return (
    <CardGrid as="div" layout="pairs" alignItems="start" role="group" aria-label={`Own part: ${name}`}>
      <Field label="Type" error={asked && missing ? 'Choose what kind of part it is.' : undefined}>
        <Select
          value={choice.type ?? ''}
          {...(missing && { 'data-open': true })}
          onChange={({ target }) => onChange({ ...choice, type: isPartType(target.value) ? target.value : undefined })}
        >
          {missing && <option value="">Choose a type</option>}
          {partTypes.map(({ type, label }) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Price ($)" hint={priceHint(choice.price, listed)} error={asked ? wrong : undefined}>
        <Input
          inputMode="decimal"
          value={choice.price}
          {...(wrong !== undefined && { 'data-open': true })}
          onChange={({ target }) => onChange({ ...choice, price: target.value })}
        />
      </Field>
    </CardGrid>
  );
}

function priceHint(price: string, listed: ChosenLine['match']['line']['price']): string | undefined {
  if (listed?.currency !== undefined && listed.currency !== 'USD')
    return `Your list says ${listed.text}. Write it in US dollars; left empty, it counts as $0.`;
  return price === '' ? 'Left empty, it counts as $0.' : undefined;
}
