import { paths, useLocation, useNavigate, usePageMeta } from '@rig4u/shared/routing';
import { Alert, Column, Columns, Container, Lead, PageHead, Section, Skeleton, VisuallyHidden } from '@rig4u/shared/ui';
import { useMemo } from 'react';
import { LinkRefused, PartsNotLoaded } from '../../components/linked-build';
import { writeUpgrade } from '../../domain/what-next/upgrade-address';
import { useSavedList } from '../../state/saved-list';
import { upgradeAsked } from '../../state/upgrade-asked';
import { Answer } from './answer';
import { AskedFields } from './asked-fields';
import { OwnedList } from './owned-list';
import { OwnedSource } from './owned-source';
import { useOwnedParts } from './use-owned-parts';

/** How high the list of parts is, which always has a row for each type that a PC is made of. */
const listHeight = { base: '42rem', md: '29.5rem' };

/** `/optimal-build?mode=upgrade`: what to change first in a PC that the visitor owns. */
export function Upgrade() {
  const { builds } = useSavedList('list');
  const { found, linked, change } = useOwnedParts(builds);
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = useMemo(() => upgradeAsked(search), [search]);
  usePageMeta({
    title: 'Upgrade Your PC',
    description: 'Say what is in your PC and what you want to spend, and get the changes that bring the most for it.',
  });
  const owned = found.status === 'ready' ? found.components : undefined;
  return (
    <Container wide room="end">
      <PageHead back={paths.optimalBuild} backLabel="Back to Recommended Builds" title="Upgrade Your PC" />
      <Lead mb="6">
        Say what you own, what you use it for and what you want to spend. After each step you have a complete PC that
        was checked.
      </Lead>
      <Columns>
        <Section card title="I own these">
          <OwnedSource builds={builds} linked={linked} />
          {found.status === 'missing' && (
            <Alert kind="warning">This browser has no saved build with this address. Choose another one.</Alert>
          )}
          {found.status === 'refused' && <LinkRefused message={found.message} />}
          {found.status === 'failed' && <PartsNotLoaded onRetry={found.retry} />}
          {found.status === 'loading' && (
            <>
              <VisuallyHidden role="status">Loading components...</VisuallyHidden>
              <Skeleton h={listHeight} />
            </>
          )}
          {owned && <OwnedList owned={owned} onChange={change} />}
        </Section>
        <Column space="xl">
          <Section card title="Use and budget">
            <AskedFields
              asked={asked}
              onChange={(part) =>
                void navigate(
                  { search: writeUpgrade({ ...asked, ...part }), hash },
                  { replace: true, preventScrollReset: true },
                )
              }
            />
          </Section>
          {owned && <Answer owned={owned} asked={asked} />}
        </Column>
      </Columns>
    </Container>
  );
}
