import { useIsOwner } from '@rig4u/shared/auth';
import { Button, Column, Fact, Facts, Hint, Row, Text, Verdict } from '@rig4u/shared/ui';
import { Dialog } from '@rig4u/shared/widgets';
import { useState } from 'react';
import type { NotedLoad } from '../remotes/note-load';
import { chosenOn, type Page } from './chosen';

interface Props {
  page: Page;
  /** Whether the page comes from the developer's own machine, where anybody may read this. */
  isDevelopment: boolean;
}

const outcomes = {
  ok: ['pass', 'Loaded'],
  retried: ['warning', 'Loaded after another try'],
  'last-good': ['warning', 'Fell back'],
  panel: ['fail', 'Did not load'],
} as const;

function Loaded({ load }: { load: NotedLoad | undefined }) {
  if (!load) return <Hint as="span">not loaded here</Hint>;
  const [kind, words] = outcomes[load.outcome];
  return <Verdict kind={kind}>{`${words}, ${Math.round(load.ms)} ms`}</Verdict>;
}

/** Why each release of this page was chosen, for the owner or a developer; nothing for anybody else. */
export function WhyPanel({ page, isDevelopment }: Props) {
  const [open, setOpen] = useState(true);
  const isOwner = useIsOwner();
  if (!isOwner && !isDevelopment) return null;
  const { index } = page;
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title="Why this page is as it is"
      description={`Registry revision ${index.revision}, epoch ${index.epoch}`}
    >
      <Column>
        <Facts ruled>
          {chosenOn(page).map(({ part, version, rule, load }) => (
            <Fact key={part} name={`${part} ${version}`} strong>
              <Row apart>
                <Text long="break">{rule}</Text>
                {part !== 'host' && <Loaded load={load} />}
              </Row>
            </Fact>
          ))}
        </Facts>
        <Row apart>
          {isOwner && (
            // Beside the application there is no router: the page is opened anew.
            <Button asChild variant="link" size="sm" flush>
              <a href="/admin?view=releases">All releases</a>
            </Button>
          )}
          {index.preview && (
            <form method="post" action="/preview/leave">
              <Button type="submit" variant="outline">
                Leave preview
              </Button>
            </form>
          )}
        </Row>
      </Column>
    </Dialog>
  );
}
