import type { NamedRelease, PageIndex } from '@rig4u/shared/contracts';
import {
  Alert,
  Button,
  Card,
  Column,
  EmptyState,
  ErrorState,
  Heading,
  Icon,
  LiveRegion,
  Row,
  Skeleton,
  Tag,
} from '@rig4u/shared/ui';
import { useState } from 'react';
import { partViews } from '../../../domain/releases/part-view';
import { useNow } from '../time-ago';
import { PartCard } from './part-card';
import { RemoteFailures, type RemoteFailure } from './remote-failures';
import { Timeline } from './timeline';
import type { Kept } from './use-kept';
import { useReleases } from './use-releases';

const Outline = () => (
  <>
    <LiveRegion>Loading the releases...</LiveRegion>
    <Skeleton shape="card" />
    <Skeleton shape="card" />
  </>
);

/** A question of which the rest of the page does not depend: its failure is said, and can be asked again. */
const Failed = ({ what, of }: { what: string; of: Kept<unknown> }) =>
  of.failure !== undefined && (
    <Alert kind="warning">
      <span>{`${what} ${of.value === undefined ? '' : 'You see what was read before. '}${of.failure} `}</span>
      <Button variant="link" size="sm" onClick={of.refresh}>
        Try Again
      </Button>
    </Alert>
  );

/** The releases that files are asked of: the live one, and the one that is rolled out. */
function releasesOf(index: PageIndex, name: string): NamedRelease[] {
  const remote = index.remotes[name];
  if (!remote || !('live' in remote)) return [];
  return remote.rollout ? [remote.live, remote.rollout.release] : [remote.live];
}

/** Which releases visitors get, how they do, and who changed what. */
export function ReleasesPanel({ failures }: { failures: readonly RemoteFailure[] }) {
  const { index, history, loads, refresh } = useReleases();
  const now = useNow();
  const [asked, setAsked] = useState(0);
  const busy = index.busy || loads.busy;
  const registry = history.value?.newest;
  const shown = index.value;
  const views = shown && partViews({ index: shown, registry, minutes: loads.value?.rows, now });
  const unlisted = failures.filter(({ remote }) => !shown?.remotes[remote]);
  const ask = () => {
    refresh();
    setAsked(asked + 1);
  };
  return (
    <Column as="section" aria-label="Releases" aria-busy={busy}>
      <Row apart>
        <Row>
          <Heading as="h2">Releases</Heading>
          {shown && <Tag>{`registry revision ${shown.revision}`}</Tag>}
          {shown && <Tag>{`host ${shown.host.version}`}</Tag>}
        </Row>
        <Button variant="outline" loading={busy} onClick={ask}>
          {!busy && <Icon name="refresh" />}
          <span>Refresh</span>
        </Button>
      </Row>
      {!shown && index.failure === undefined && <Outline />}
      {!shown && index.failure !== undefined && (
        <Card>
          <ErrorState title="The registry could not be read" message={index.failure} onRetry={ask} />
        </Card>
      )}
      {shown && <Failed what="The registry could not be read again." of={index} />}
      <Failed what="Who put what live could not be read." of={history} />
      <Failed what="How releases load could not be read." of={loads} />
      {loads.value && !loads.value.whole && (
        <Alert kind="info">There are more reports than this page reads: figures are of the newest only.</Alert>
      )}
      {shown?.preview && (
        <Alert kind="warning">
          {`This browser has a preview open: ${shown.preview.part} ${shown.preview.version} is live for you alone.`}
        </Alert>
      )}
      {registry?.state.frozen && (
        <Alert kind="warning">{`Frozen by ${registry.state.frozen.by}. ${registry.state.frozen.why ?? ''}`}</Alert>
      )}
      {unlisted.length > 0 && <RemoteFailures failures={unlisted} />}
      {shown && Object.keys(shown.remotes).length === 0 && (
        <Card>
          <EmptyState art="motherboard" title="No remote is live: promote a release first." />
        </Card>
      )}
      <Column as="ul" role="list">
        {views?.map((view) => (
          <PartCard
            key={view.name}
            view={view}
            hostVersion={registry?.state.host.live ?? shown?.host.version ?? ''}
            releases={shown ? releasesOf(shown, view.name) : []}
            failures={failures.filter((one) => one.remote === view.name)}
            now={now}
            round={asked}
          />
        ))}
      </Column>
      <Timeline now={now} round={history.round} />
    </Column>
  );
}
