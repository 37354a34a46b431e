import type { BuildComponents } from '@rig4u/shared/builds';
import { StackedTable } from '@rig4u/shared/charts';
import { Alert, Bullets, Button, Column, Disclosure, Hint, Row, Text, Verdict } from '@rig4u/shared/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { readPrice } from '../../domain/own-parts/basics';
import type { MatchedList } from '../../domain/pasted-lists/match-list';
import { listVerdict } from '../../domain/pasted-lists/list-verdict';
import { componentsOf, firstChoices, secondOnes, type ChosenLine } from '../../domain/pasted-lists/taken-parts';
import { ColumnHeads } from '../column-heads';
import { roles } from '../table-roles';
import { ListRow } from './list-row';
import { summaryOf } from './summary';

interface Props {
  list: MatchedList;
  onBack: () => void;
  /** Called with the build of what was chosen. */
  onTake: (components: BuildComponents) => void;
}

/** The lines of a pasted list with the part that each becomes; nothing is taken over before the visitor says so. */
export function ListReview({ list, onBack, onTake }: Props) {
  const [lines, setLines] = useState<readonly ChosenLine[]>(() => firstChoices(list.matches));
  const [asked, setAsked] = useState(false);
  const head = useRef<HTMLParagraphElement>(null);
  const rows = useRef<HTMLTableElement>(null);
  useEffect(() => head.current?.focus(), []);

  const second = secondOnes(lines);
  const owned = lines.every(({ match }) => match.line.owned);
  const verdict = useMemo(() => listVerdict(lines), [lines]);
  const open = lines.filter(isOpen);
  const taken = lines.filter((line) => line.choice.take !== 'nothing' && !second.has(line)).length;
  const take = () => {
    setAsked(true);
    if (open.length === 0) onTake(componentsOf(lines, Date.now()));
    else rows.current?.querySelector<HTMLElement>('[data-open]')?.focus();
  };

  return (
    <Column space="xl">
      <div>
        <Text ref={head} tabIndex={-1} textStyle="ui">
          {summaryOf(lines)}
        </Text>
        <Hint>
          Look through them before they are taken over.{' '}
          <span>
            {owned
              ? 'They come as parts that you own; nothing else of the text is kept.'
              : 'Parts of the catalogue come at its prices.'}
          </span>
        </Hint>
      </div>
      <StackedTable>
        <table {...roles.table} ref={rows} aria-label="Parts of your list">
          <ColumnHeads names={['Your list', 'Part', 'Number']} />
          <tbody {...roles.rowgroup}>
            {lines.map((line, at) => (
              <ListRow
                key={at}
                line={line}
                isSecond={second.has(line)}
                asked={asked}
                onChange={(choice) => setLines(lines.map((one, place) => (place === at ? { ...one, choice } : one)))}
              />
            ))}
          </tbody>
        </table>
      </StackedTable>
      {taken > 0 && (
        <Verdict kind={verdict.kind} role="status">
          {verdict.line}
        </Verdict>
      )}
      {list.notes.length > 0 && (
        <Disclosure
          label={list.notes.length === 1 ? '1 line names no part' : `${list.notes.length} lines name no part`}
        >
          <Bullets>
            {list.notes.map((note, at) => (
              <li key={at}>{note}</li>
            ))}
          </Bullets>
        </Disclosure>
      )}
      {list.cut !== undefined && <Alert kind="warning">{list.cut}</Alert>}
      {taken === 0 && <Alert kind="warning">Every line is left out. Choose a part for at least one of them.</Alert>}
      <Row justifyContent="flex-end">
        <Button variant="outline" onClick={onBack}>
          Back to the text
        </Button>
        <Button disabled={taken === 0} onClick={take}>
          {taken === 1 ? 'Import 1 part' : `Import ${taken} parts`}
        </Button>
      </Row>
    </Column>
  );
}

/** Whether something is still asked of a line: the type of an own part, or a price that is a number. */
const isOpen = ({ choice }: ChosenLine): boolean =>
  choice.take === 'own' && (choice.type === undefined || 'error' in readPrice(choice.price, true));
