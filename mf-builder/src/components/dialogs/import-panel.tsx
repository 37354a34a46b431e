import { Button, Column, Row } from '@rig4u/shared/ui';
import { useState } from 'react';
import { TextSource } from '../text-source';
import { keepBuild } from '../../state/saved-list';
import { verdictNow } from '../../state/verdict-now';
import { maxJson } from '../../domain/exports/json';
import { readBuild } from './read-pasted-build';

/** Imports a build from a file, its text or a link; `onDone` is called with the id of the new entry. */
export function ImportPanel({ onCancel, onDone }: { onCancel: () => void; onDone: (id: string) => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [reading, setReading] = useState(false);

  const read = async () => {
    setReading(true);
    const outcome = await readBuild(text);
    setReading(false);
    setError(outcome.ok ? undefined : outcome.message);
    const id = outcome.ok ? keepBuild({ ...outcome.build, verdict: verdictNow(outcome.build.components) }) : undefined;
    if (id !== undefined) onDone(id);
  };

  return (
    <Column space="xl">
      <TextSource
        accept=".json,application/json"
        label="JSON or link"
        hint="Paste what was exported here as JSON, or the link of a build."
        value={text}
        error={error}
        limit={maxJson}
        onChange={(changed) => {
          setText(changed);
          setError(undefined);
        }}
      />
      <Row justifyContent="flex-end">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button loading={reading} onClick={() => void read()}>
          Import
        </Button>
      </Row>
    </Column>
  );
}
