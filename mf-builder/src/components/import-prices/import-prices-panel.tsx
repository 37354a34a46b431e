import { Alert, Box, Button, Column, Grid, Row, Text } from '@rig4u/shared/ui';
import { useState } from 'react';
import { TextSource } from '../text-source';
import { maxList, reachedText } from '../../domain/prices';
import { useStillOpen } from '../dialogs/use-still-open';
import { importPrices, type PricesImported } from './import-prices';
import { drafts } from '../../state/drafts';

/** Under which name a list that was not imported stays. */
const draft = 'prices';

/** How many of the rows that were left out are listed. */
const listed = 20;

/** A price list from a file or pasted, and how importing it ended. */
export function ImportPricesPanel({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState(() => drafts.read(draft) ?? '');
  const [outcome, setOutcome] = useState<PricesImported>();
  const [reading, setReading] = useState(false);
  const stillOpen = useStillOpen();

  const read = async () => {
    setReading(true);
    const imported = await importPrices(text, new Date(), stillOpen);
    if (imported.ok) drafts.drop(draft);
    setOutcome(imported);
    setReading(false);
  };
  const change = (changed: string) => {
    setText(changed);
    setOutcome(undefined);
    drafts.write(draft, changed);
  };

  return (
    <Column space="xl">
      <TextSource
        accept=".csv,.txt,.json,text/csv,application/json"
        label="Price list"
        hint={
          'CSV with the columns id or retailerSku, price and date, or a JSON list of the same. ' +
          'Prices in US dollars, dates like 2026-11-02.'
        }
        value={text}
        error={outcome && !outcome.ok ? outcome.message : undefined}
        limit={maxList}
        onChange={change}
      />
      {outcome?.ok && <Outcome outcome={outcome} />}
      <Row justifyContent="flex-end">
        <Button
          variant="outline"
          onClick={() => {
            drafts.drop(draft);
            onClose();
          }}
        >
          {outcome?.ok ? 'Done' : 'Cancel'}
        </Button>
        <Button loading={reading} onClick={() => void read()}>
          Import
        </Button>
      </Row>
    </Column>
  );
}

function Outcome({ outcome: { count, errors, reached } }: { outcome: Extract<PricesImported, { ok: true }> }) {
  return (
    <Alert kind={errors.length > 0 ? 'warning' : 'pass'}>
      <Text>{count === 1 ? '1 price imported.' : `${count} prices imported.`}</Text>
      {reached.length > 0 && (
        <Text mt="2">
          <b>{reachedText(reached)}</b>
        </Text>
      )}
      {errors.length > 0 && (
        <>
          <Text mt="2">{errors.length === 1 ? '1 row was left out:' : `${errors.length} rows were left out:`}</Text>
          <Grid
            as="ul"
            gap="1"
            mt="1"
            maxH="12.5rem"
            overflowY="auto"
            tabIndex={0}
            role="list"
            aria-label="Rows that were left out"
          >
            {errors.slice(0, listed).map(({ line, message }) => (
              <Box as="li" key={line} overflowWrap="anywhere">{`Line ${line}: ${message}`}</Box>
            ))}
            {errors.length > listed && <li>{`and ${errors.length - listed} more`}</li>}
          </Grid>
        </>
      )}
    </Alert>
  );
}
