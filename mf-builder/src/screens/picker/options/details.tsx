import { chosenOf, partName, soldText } from '@rig4u/shared/builds';
import { Button, Column, Columns, Fact, Facts, Fill, Frame, Heading, Hint, Row, Verdict } from '@rig4u/shared/ui';
import { useId } from 'react';
import { FactMark } from '../../../components/fact-sources/fact-mark';
import { FactSources } from '../../../components/fact-sources/fact-sources';
import { HowEstimated } from '../../../components/how-estimated/how-estimated';
import { LazyFitPicture } from '../../../components/fit-view/lazy-fit';
import { PartDrawing } from '../../../components/part-drawing/part-drawing';
import { LazyPriceHistory } from '../../../components/price-history/lazy-price-history';
import type { Column as TableColumn, Option } from '../../../domain/columns/column';
import type { Finding } from '../../../domain/compatibility/types';
import { aspects, customBuild } from '../../../domain/estimates';
import { shownFactsOf } from '../../../domain/parts/facts';
import { allSpecLines, unknownFacts } from '../../../domain/parts/spec-lines';
import { missing } from '../../../domain/parts/units';
import type { ListedPart } from '../../../catalogue/schema';
import { useDialogActions } from '../dialogs';
import { mostCompared, useView } from '../route-state';
import { useBuild } from '../build-state';
import { ChosenLine } from '../chosen/chosen-line';
import type { OptionActions } from './option-controls';
import { Stars } from './rating';

const words = { fail: 'Does not fit: ', warning: 'Warning: ', unknown: undefined, pass: undefined } as const;

const isPressing = ({ verdict }: Finding): boolean => verdict !== 'pass';

export interface DetailsProps {
  option: Option;
  columns: readonly TableColumn[];
  /** The part as the catalogue has it: with its guide price. */
  listed: ListedPart;
  /** Why it is where it is, where that is not said beside the details. */
  why: string | undefined;
  actions: OptionActions;
}

/** Everything that is known of an option, and everything that the check says of it in this build. */
export function Details({ option, columns, listed, why, actions }: DetailsProps) {
  const id = useId();
  const { part, fit } = option;
  const { components, budget } = useBuild();
  const { compared } = useView();
  const { openImportPrices } = useDialogActions();
  const ticked = compared.includes(part.id);
  const passed = fit.findings.length - fit.findings.filter(isPressing).length;
  const place = chosenOf(components, part.type).findIndex((line) => line.part.id === part.id);
  const line = chosenOf(components, part.type)[place];
  // What was entered of the chosen one stands over what the list has.
  const known = line?.part.entered ? { ...part, ...line.part, type: part.type, specs: line.part.specs ?? {} } : part;
  const lines = allSpecLines(known);
  const unknown = unknownFacts(known);
  const sold = soldText(part);

  return (
    <Column as="section" aria-label={`Details of ${part.name}`} p={{ base: '4', md: '5' }}>
      <Row space="lg" align="start">
        <Frame size="md">
          <PartDrawing part={part} />
        </Frame>
        <Fill wraps>
          <Heading as="h3" id={`${id}-facts`} size="h3">
            {partName(part)}
          </Heading>
          <Hint block>
            <Stars part={part} />
          </Hint>
          {sold && <Hint block>{`${sold} It may have to be bought used.`}</Hint>}
          {line && <ChosenLine line={line} type={part.type} place={place} named={false} />}
          <Row mt="2">
            <Button
              size="sm"
              variant="outline"
              aria-pressed={ticked}
              aria-disabled={!ticked && compared.length >= mostCompared}
              onClick={() => (ticked || compared.length < mostCompared) && actions.onCompare(part, !ticked)}
            >
              {ticked ? 'Ticked for comparison' : 'Tick for comparison'}
            </Button>
          </Row>
        </Fill>
      </Row>
      <Columns aside>
        <Column space="md">
          <Facts layout="tiles" aria-labelledby={`${id}-facts`}>
            {columns
              .filter(({ key }) => !shownFactsOf(part.type).some((fact) => fact.key === key))
              .map(({ key, label, unit, cell }) => (
                <Fact key={key} name={unit ? `${label}, ${unit}` : label}>
                  {cell(option, [part]).text}
                </Fact>
              ))}
            {lines
              .filter(({ value }) => value !== missing)
              .map(({ key, label, value }) => (
                <Fact key={label} name={label}>
                  <span>{value}</span>
                  <FactMark part={known} fact={key} />
                </Fact>
              ))}
          </Facts>
          {unknown.length > 0 && <Hint block>{`Not known: ${unknown.join(', ')}.`}</Hint>}
          <FactSources parts={[known]} />
        </Column>
        <Column space="md">
          <Heading as="h3" size="h3" id={`${id}-findings`}>
            In this build
          </Heading>
          {why && <Hint block>{`${why}.`}</Hint>}
          {fit.findings.length > 0 ? (
            <Column as="ul" space="sm" role="list" aria-labelledby={`${id}-findings`}>
              {fit.findings.filter(isPressing).map(({ rule, verdict, message, note }) => (
                <li key={rule}>
                  <Verdict kind={verdict} word={words[verdict]}>{`${message}${note ? ` ${note}` : ''}`}</Verdict>
                </li>
              ))}
              {passed > 0 && (
                <li>
                  <Verdict kind="pass">{passed === 1 ? '1 check passed' : `${passed} checks passed`}</Verdict>
                </li>
              )}
            </Column>
          ) : (
            <Hint block>Nothing to check it against yet. Choose more parts.</Hint>
          )}
          <LazyFitPicture components={option.components} look="side" width="details" />
          {columns.some(({ key }) => aspects.some((aspect) => aspect === key)) && (
            <HowEstimated
              components={option.components}
              performance={customBuild(option.components, budget).performance}
            />
          )}
          <Heading as="h3" size="h3">
            Price
          </Heading>
          <LazyPriceHistory part={part} listed={listed} onImport={openImportPrices} />
        </Column>
      </Columns>
    </Column>
  );
}
