import { useLocation, usePageMeta } from '@rig4u/shared/routing';
import { Button, Column, Container, Hint, Icon, LiveRegion, PageHead, Skeleton } from '@rig4u/shared/ui';
import { useMemo } from 'react';
import { backToSavedBuilds } from '../../components/back-to-saved-builds';
import { NoSuchBuild } from '../../components/build-not-found';
import { LinkRefused, PartsNotLoaded } from '../../components/linked-build';
import type { Pair } from '../../domain/comparison/compared-row';
import { linkedNames, readSides } from '../../domain/comparison/sides-in-address';
import { useSavedList } from '../../state/saved-list';
import { BuildChoices } from './build-choices';
import { Comparison } from './comparison';
import { TooFewBuilds } from './too-few-builds';
import { useComparedBuild, type SideState } from './use-compared-build';

const title = 'Compare builds';

/** `/saved-builds/compare`: two builds side by side, named by the address. */
export function Component() {
  const { search, hash } = useLocation();
  const sides = useMemo(() => readSides({ search, hash }), [search, hash]);
  const { builds, unreadable } = useSavedList('list');
  const linked = Object.values(sides).filter((side) => side && 'code' in side).length;
  const names = linkedNames(sides);
  const first = useComparedBuild(sides.first, builds, names.first);
  const second = useComparedBuild(sides.second, builds, names.second);
  usePageMeta({
    title,
    description: 'Two PC builds side by side: parts, prices, estimates and the compatibility check.',
  });

  const states = [first.status, second.status];
  const areEnough = builds.length + linked > 1;
  return (
    <Container room="end">
      <PageHead {...backToSavedBuilds} title={title}>
        {states.every((status) => status === 'ready') && (
          <Button variant="outline" onClick={() => window.print()} data-no-print>
            <Icon name="print" size="16" />
            Print
          </Button>
        )}
      </PageHead>
      <Column space="xl">
        {areEnough && builds.length > 0 && <BuildChoices sides={sides} names={names} builds={builds} />}
        {!areEnough && !unreadable && !states.includes('missing') ? (
          <TooFewBuilds saved={builds.length} />
        ) : (
          <Outcome states={{ first, second }} readable={!unreadable} />
        )}
      </Column>
    </Container>
  );
}

/** The comparison, or what is in its way; what cannot be helped by waiting comes first. */
function Outcome({ states: { first, second }, readable }: { states: Pair<SideState>; readable: boolean }) {
  const both = [first, second];
  const refused = both.find((side) => side.status === 'refused');
  if (refused) return <LinkRefused message={refused.message} />;
  if (!readable || both.some((side) => side.status === 'missing')) return <NoSuchBuild readable={readable} />;
  const failed = both.filter((side) => side.status === 'failed');
  if (failed.length > 0) return <PartsNotLoaded onRetry={() => failed.forEach(({ retry }) => retry())} />;
  if (both.some((side) => side.status === 'open')) return <Hint role="status">Choose two builds to compare.</Hint>;
  if (first.status === 'ready' && second.status === 'ready') return <Comparison first={first} second={second} />;
  return (
    <>
      <LiveRegion>Loading components...</LiveRegion>
      <Skeleton shape="screen" />
    </>
  );
}
