import { Button, Column, Row } from '@rig4u/shared/ui';
import { useState, type ComponentProps } from 'react';
import { TextSource } from '../text-source';
import { keepBuild } from '../../state/saved-list';
import { verdictNow } from '../../state/verdict-now';
import { maxJson } from '../../domain/exports/json';
import { keepDraft } from './keep-draft';
import { isList, readBuild, type ReadBuild } from './read-pasted-build';
import { readPastedList, type ReadList } from './read-pasted-list';
import { drafts } from '../../state/drafts';
import { useStillOpen } from './use-still-open';

interface Props {
  onCancel: () => void;
  /** Called with the id of the new entry. */
  onDone: (id: string) => void;
}

/** Under which name a text that was not imported stays. */
const draft = 'import';

/** Imports a build from a list, a file, its text or a link; the parts of a list are shown before they are taken over. */
export function ImportPanel({ onCancel, onDone }: Props) {
  const [text, setText] = useState(() => drafts.read(draft) ?? '');
  const [error, setError] = useState<string>();
  const [reading, setReading] = useState(false);
  const [read, setRead] = useState<Extract<ReadList, { ok: true }>>();

  const stillOpen = useStillOpen();

  const keep = (build: Extract<ReadBuild, { ok: true }>['build']) => {
    const id = keepBuild({ ...build, verdict: verdictNow(build.components) });
    if (id === undefined) return;
    drafts.drop(draft);
    onDone(id);
  };
  const start = async () => {
    setReading(true);
    const outcome = isList(text) ? await readPastedList(text) : await readBuild(text);
    if (!stillOpen()) return;
    setReading(false);
    setError(outcome.ok ? undefined : outcome.message);
    if (!outcome.ok) return;
    if ('list' in outcome) setRead(outcome);
    else keep(outcome.build);
  };
  if (read)
    return (
      <read.Review list={read.list} onBack={() => setRead(undefined)} onTake={(components) => keep({ components })} />
    );

  return (
    <Column space="xl">
      <TextSource
        accept={accepted}
        label="List, JSON or link"
        hint="Paste a parts list from PCPartPicker, a forum, a shop or a spreadsheet; the report of a PC (DxDiag, inxi, HWiNFO …); the link of a build; or what was exported here."
        value={text}
        error={error}
        limit={maxJson}
        onChange={(changed) => {
          setText(changed);
          setError(undefined);
          void keepDraft(draft, changed);
        }}
      />
      <Row justifyContent="flex-end">
        <Button
          variant="outline"
          onClick={() => {
            drafts.drop(draft);
            onCancel();
          }}
        >
          Cancel
        </Button>
        <Button loading={reading} onClick={() => void start()}>
          Import
        </Button>
      </Row>
    </Column>
  );
}

const accepted: ComponentProps<typeof TextSource>['accept'] =
  '.json,.txt,.md,.csv,.html,application/json,text/plain,text/csv,text/markdown,text/html';
