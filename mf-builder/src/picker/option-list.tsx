import { Button, EmptyState, ErrorState, Grid } from '@rig4u/shared/ui';
import type { Part } from '../catalogue/schema';
import { Framed } from '../framed';
import { PartCard } from './part-card';
import { PartSkeleton } from './part-skeleton';
import type { PartList } from './use-parts';

interface Props {
  list: PartList;
  /** What the search leaves of a list that is ready. */
  found: readonly Part[] | undefined;
  chosen: ReadonlySet<string>;
  onChoose: (part: Part, drawing: Element | null) => void;
  /** Called when another try begins. */
  onRetry: () => void;
  onClear: () => void;
}

const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' };
const places = [1, 2, 3, 4, 5, 6];

/** The cards of a category in each of their states: loading, failed, nothing found, found. */
export function OptionList({ list, found = [], chosen, onChoose, onRetry, onClear }: Props) {
  if (list.status === 'loading') {
    return (
      <Grid gridTemplateColumns={columns} gap="4" aria-hidden="true">
        {places.map((place) => (
          <PartSkeleton key={place} />
        ))}
      </Grid>
    );
  }
  if (list.status === 'failed') {
    const retry = () => {
      list.retry();
      onRetry();
    };
    return (
      <Framed>
        <ErrorState title="Failed to load components" message="The rest of your build is safe." onRetry={retry} />
      </Framed>
    );
  }
  if (found.length === 0) {
    return (
      <Framed>
        <EmptyState title="No components found matching your search">
          <Button variant="outline" onClick={onClear}>
            Clear search
          </Button>
        </EmptyState>
      </Framed>
    );
  }
  return (
    <Grid as="ul" role="list" gridTemplateColumns={columns} gap="4" alignContent="start">
      {found.map((part) => (
        <PartCard key={part.id} part={part} chosen={chosen.has(part.id)} onChoose={onChoose} />
      ))}
    </Grid>
  );
}
