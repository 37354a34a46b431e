import { partName } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { Button, Card, Heading, IconButton, Row, Verdict, VisuallyHidden } from '@rig4u/shared/ui';
import { ComparisonTable } from '@rig4u/shared/pictures';
import type { KeyboardEvent, RefCallback } from 'react';
import type { Option } from '../../../domain/columns/column';
import { bestOf, comparedColumns } from '../../../domain/columns/compared';
import { rowVerdict, verdictSentence } from '../../../domain/fitting/fit-words';
import { useViewActions } from '../route-state';
import type { Options } from './use-options';
import type { OptionActions } from './option-controls';

interface Props {
  options: Options;
  compared: readonly Option[];
  /** Its heading, to give it the focus. */
  heading: RefCallback<HTMLHeadingElement>;
  actions: OptionActions;
}

/** Two to four options side by side; the best value of a row stands out, and where they are the same the row is quiet. */
export function Comparison({ options, compared, heading, actions }: Props) {
  const { show } = useViewActions();
  const { columns, picked, saidOnce } = options;
  const ids = compared.map(({ part }) => part.id);
  const back = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const [first] = ids;
    document.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(first ?? '')}"] .tick input`)?.focus();
  };
  return (
    <Card as="section" aria-labelledby="comparison-title" pad="sm" mt="3" onKeyDown={back}>
      <Row apart>
        <Heading as="h3" size="h3" id="comparison-title" ref={heading} tabIndex={-1}>
          Compare
        </Heading>
        <Button size="sm" variant="ghost" onClick={() => show({ compared: [] })}>
          Clear comparison
        </Button>
      </Row>
      <ComparisonTable role="region" aria-label="Comparison, scrolls sideways" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td>
                <VisuallyHidden>What is compared</VisuallyHidden>
              </td>
              {compared.map(({ part }) => (
                <th scope="col" key={part.id}>
                  {partName(part)}
                  <IconButton
                    label={`Take ${partName(part)} out of the comparison`}
                    icon="x"
                    size="sm"
                    variant="ghost"
                    onClick={() => show({ compared: ids.filter((id) => id !== part.id) })}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Line
              label="Price"
              values={compared.map(({ part }) => exactDollars(part.price))}
              best={bestOf(
                compared.map(({ part }) => part.price),
                'less',
              )}
            />
            <tr>
              <th scope="row">In this build</th>
              {compared.map((option) => (
                <td key={option.part.id}>
                  {option.fit.findings.length > 0 ? (
                    <Verdict kind={rowVerdict(option, saidOnce).verdict}>{verdictSentence(option, saidOnce)}</Verdict>
                  ) : (
                    'Nothing to check yet'
                  )}
                </td>
              ))}
            </tr>
            {comparedColumns(columns, compared).map(({ label, values, best }) => (
              <Line key={label} label={label} values={values} best={best} />
            ))}
            <tr>
              <td>
                <VisuallyHidden>Choose one</VisuallyHidden>
              </td>
              {compared.map(({ part }) => (
                <td key={part.id}>
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={`${picked.has(part.id) ? 'Chosen' : 'Choose'} ${partName(part)} from the comparison`}
                    disabled={picked.has(part.id)}
                    onClick={() => actions.onChoose(part, null)}
                  >
                    {picked.has(part.id) ? 'Chosen' : 'Choose'}
                  </Button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </ComparisonTable>
    </Card>
  );
}

/** One fact of the options; `best` holds the places of the best values, from 0 on. */
function Line({ label, values, best }: { label: string; values: readonly string[]; best: ReadonlySet<number> }) {
  return (
    <tr className={new Set(values).size > 1 ? 'differs' : undefined}>
      <th scope="row">{label}</th>
      {values.map((value, place) => (
        <td key={place} className={best.has(place) ? 'best' : undefined}>
          {value}
        </td>
      ))}
    </tr>
  );
}
