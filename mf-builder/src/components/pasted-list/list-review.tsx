import type { BuildComponents } from '@rig4u/shared/builds';
import { Alert, Bullets, Button, Column, Disclosure, Grid, Hint, Row, Text } from '@rig4u/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { readPrice } from '../../domain/own-parts/basics';
import type { MatchedList } from '../../domain/pasted-lists/match-list';
import { componentsOf, firstChoice, secondOnes, type ChosenLine } from '../../domain/pasted-lists/taken-parts';
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
  const [lines, setLines] = useState<readonly ChosenLine[]>(() =>
    list.matches.map((match) => ({ match, choice: firstChoice(match) })),
  );
  const [asked, setAsked] = useState(false);
  const head = useRef<HTMLParagraphElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.focus(), []);

  const second = secondOnes(lines);
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
        <Hint>Look through them before they are taken over. Parts of the catalogue come at its prices.</Hint>
      </div>
      <Grid as="ol" ref={rows} role="list" aria-label="Parts of your list" gap="5">
        {lines.map((line, at) => (
          <ListRow
            key={at}
            line={line}
            isSecond={second.has(line)}
            asked={asked}
            onChange={(choice) => setLines(lines.map((one, place) => (place === at ? { ...one, choice } : one)))}
          />
        ))}
      </Grid>
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
      {taken === 0 && <Alert kind="warning">Every line is left out. Choose a part for one at least.</Alert>}
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
