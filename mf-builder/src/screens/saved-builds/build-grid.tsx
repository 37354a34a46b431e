import type { SavedBuild } from '@rig4u/shared/builds';
import { Alert, Button, CardGrid } from '@rig4u/shared/ui';
import { useCurrentVerdicts } from '../../state/current-verdicts';
import { BuildCard } from './build-card';
import { useLatestPrices, type LatestPrices } from '../../state/latest-prices';

interface Props {
  builds: readonly SavedBuild[];
  /** The builds that are ticked for comparison. */
  ticked: readonly SavedBuild[];
  onTick: (id: string) => void;
  onDelete: (build: SavedBuild) => void;
  onPrices: (build: SavedBuild, known: LatestPrices) => void;
}

/** The saved builds, side by side. */
export function BuildGrid({ builds, ticked, onTick, onDelete, onPrices }: Props) {
  const { known, retry } = useLatestPrices(builds.map(({ components }) => components));
  const verdicts = useCurrentVerdicts(builds);
  return (
    <>
      {retry && (
        <Alert kind="warning" mb="4" data-no-print>
          Prices are as they were when saved: the catalogue did not arrive.{' '}
          <Button variant="link" size="sm" onClick={retry}>
            Try Again
          </Button>
        </Alert>
      )}
      {verdicts.retry && (
        <Alert kind="warning" mb="4" data-no-print>
          Some builds are not checked: the compatibility check did not arrive.{' '}
          <Button variant="link" size="sm" onClick={verdicts.retry}>
            Try Again
          </Button>
        </Alert>
      )}
      <CardGrid layout="wide" role="list">
        {builds.map((build) => (
          <BuildCard
            key={build.id}
            build={build}
            known={known}
            checking={verdicts.checking}
            ticked={builds.length > 1 ? ticked.includes(build) : undefined}
            onTick={onTick}
            onDelete={onDelete}
            onPrices={onPrices}
          />
        ))}
      </CardGrid>
    </>
  );
}
