import type { SavedBuild } from '@rig4u/shared/builds';
import { Grid } from '@rig4u/shared/ui';
import { BuildCard } from './build-card';

interface Props {
  builds: readonly SavedBuild[];
  onDelete: (build: SavedBuild) => void;
}

/** The saved builds, side by side. */
export function BuildGrid({ builds, onDelete }: Props) {
  return (
    <Grid as="ul" role="list" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }} gap="6">
      {builds.map((build) => (
        <BuildCard key={build.id} build={build} onDelete={onDelete} />
      ))}
    </Grid>
  );
}
