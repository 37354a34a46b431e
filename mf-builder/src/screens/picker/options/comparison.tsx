import { hasNoPrice, partName, soldText } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { Button, Card, Column, Heading, IconButton, Row, Verdict, VisuallyHidden } from '@rig4u/shared/ui';
import { ComparisonTable } from '../../../look/comparison-table';
import type { KeyboardEvent, RefCallback } from 'react';
import type { Option } from '../../../domain/columns/column';
import { pieceText } from '../../../domain/choices/line-text';
import { comparedColumns, type ComparedRow } from '../../../domain/columns/compared';
import { besideBest } from '../../../domain/comparison/beside-best';
import { exactly } from '../../../domain/comparison/standing';
import { FactMark } from '../../../components/fact-sources/fact-mark';
import { FactSources } from '../../../components/fact-sources/fact-sources';
import { StandingNote } from '../../../components/standing-note';
import { verdictSentences } from '../../../domain/fitting/verdict-sentences';
import { useViewActions } from '../route-state';
import type { Options } from './use-options';
import { chooseWord, type OptionActions } from './option-controls';

interface Props {
  options: Options;
  compared: readonly Option[];
  /** Its heading, to give it the focus. */
  heading: RefCallback<HTMLHeadingElement>;
  actions: OptionActions;
}

/**
 * Two to four options side by side; the best value of a row stands out, the others say how far they are from it, and where all are the
 * same the row is quiet.
 */
export function Comparison({ options, compared, heading, actions }: Props) {
  const { show } = useViewActions();
  const { columns, isUnchecked, picked, saidOnce } = options;
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
                  <span>{partName(part)}</span>
                  <IconButton
                    label={`Take ${partName(part)} out of the comparison`}
                    icon="x"
                    size="sm"
                    variant="ghost"
                    onClick={() =>
                      show(({ compared: ticked }) => ({ compared: ticked.filter((id) => id !== part.id) }))
                    }
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Line
              label="Price"
              cells={besideBest(
                compared.map(({ part }) => ({
                  text: pieceText(part),
                  extent: hasNoPrice(part) ? undefined : exactly(part.price),
                })),
                'less',
                exactDollars,
              )}
            />
            {compared.some(({ part }) => part.soldUntil) && (
              <Line
                label="Sold"
                cells={compared.map(({ part }) => ({ text: soldText(part) ?? 'On sale', isBest: false }))}
              />
            )}
            {!isUnchecked && (
              <tr>
                <th scope="row">In this build</th>
                {compared.map((option) => (
                  <td key={option.part.id}>
                    {option.fit.findings.length > 0 ? (
                      <Column as="ul" space="sm" role="list" aria-label={`${partName(option.part)} in this build`}>
                        {verdictSentences(option, saidOnce).map(({ verdict, text }, place) => (
                          <li key={place}>
                            <Verdict kind={verdict}>{text}</Verdict>
                          </li>
                        ))}
                      </Column>
                    ) : (
                      'Nothing to check'
                    )}
                  </td>
                ))}
              </tr>
            )}
            {comparedColumns(columns, compared).map(({ key, label, cells }) => (
              <Line key={label} label={label} cells={cells} fact={key} options={compared} />
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
                    aria-label={`${picked.has(part.id) ? 'Chosen' : chooseWord(actions)} ${partName(part)} from the comparison`}
                    disabled={picked.has(part.id)}
                    onClick={() => actions.onChoose(part, null, '#comparison-title')}
                  >
                    {picked.has(part.id) ? 'Chosen' : chooseWord(actions)}
                  </Button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </ComparisonTable>
      <FactSources parts={compared.map(({ part }) => part)} />
    </Card>
  );
}

interface LineProps extends Pick<ComparedRow, 'label' | 'cells'> {
  /** Whose fact it is, where it is one. */
  fact?: string;
  options?: readonly Option[];
}

/** One fact of the options. */
const Line = ({ label, cells, fact, options = [] }: LineProps) => (
  <tr className={new Set(cells.map(({ text }) => text)).size > 1 ? 'differs' : undefined}>
    <th scope="row">{label}</th>
    {cells.map(({ text, isBest, note }, place) => (
      <td key={place} className={isBest ? 'best' : undefined}>
        <span>{text}</span>
        {fact !== undefined && <FactMark part={options[place]?.part} fact={fact} />}
        <StandingNote note={note} />
      </td>
    ))}
  </tr>
);
