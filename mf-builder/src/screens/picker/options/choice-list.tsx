import { numberText } from '@rig4u/shared/format';
import { Button, Checkbox, Hint, Row } from '@rig4u/shared/ui';
import { useState } from 'react';
import type { FacetView } from './facet-table';

/** So many values stand there at once: those that most parts have. */
const shownAtOnce = 16;

interface Props {
  facet: Extract<FacetView, { kind: 'choice' }>;
  onChange: (values: readonly string[]) => void;
}

/** The values of a facet to tick, with their counts. Of many the commonest are shown first, and what is ticked. */
export function ChoiceList({ facet: { choices, chosen, label }, onChange }: Props) {
  const [all, setAll] = useState(false);
  const common = new Set(choices.toSorted((a, b) => b.count - a.count).slice(0, shownAtOnce));
  const isShown = (choice: (typeof choices)[number]) => all || common.has(choice) || chosen.includes(choice.value);
  return (
    <>
      <Row columnGap="6" rowGap="0">
        {choices.filter(isShown).map(({ value, count }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={(on) => onChange(on ? [...chosen, value] : chosen.filter((other) => other !== value))}
          >
            <span>
              <span>{`${value} `}</span>
              <Hint as="span" tone="faint">{`(${numberText(count)})`}</Hint>
            </span>
          </Checkbox>
        ))}
      </Row>
      {choices.length > shownAtOnce && (
        <Button
          variant="link"
          size="sm"
          mt="2"
          aria-expanded={all}
          aria-label={all ? `Fewer of ${label}` : `All ${choices.length} of ${label}`}
          onClick={() => setAll(!all)}
        >
          {all ? 'Fewer' : `All ${choices.length}`}
        </Button>
      )}
    </>
  );
}
