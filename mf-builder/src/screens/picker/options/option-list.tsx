import { Button, EmptyState, ErrorState, Flex, Grid } from '@rig4u/shared/ui';
import { useState } from 'react';
import type { Part } from '../../../catalogue/schema';
import { Framed } from '../../../components/framed';
import type { OptionFit } from '../../../domain/fitting/option-fits';
import { PartCard, type OptionActions } from './part-card';
import { PartSkeleton } from './part-skeleton';
import type { SourcedPoint } from '../../../domain/prices';
import { mostCompared } from '../use-address';
import type { PartList } from './use-parts';

export interface OpenDetails {
  id: string;
  points: readonly SourcedPoint[];
}

interface Props {
  list: PartList;
  /** What the filters leave of a list that is ready. */
  found: readonly Part[] | undefined;
  chosen: ReadonlySet<string>;
  fits: ReadonlyMap<string, OptionFit>;
  /** The part whose details are open, with its dated prices. */
  details: OpenDetails | undefined;
  compared: readonly string[];
  actions: OptionActions;
  /** Called when another try begins. */
  onRetry: () => void;
  onClear: () => void;
}

const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' };
const places = [1, 2, 3, 4, 5, 6];
/** A page of cards: a large catalogue is not laid out at once. */
const page = 48;

/** The cards of a category in each of their states: loading, failed, nothing found, found. */
export function OptionList({ list, found = [], chosen, fits, details, compared, actions, onRetry, onClear }: Props) {
  const [shown, setShown] = useState(page);
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
            Clear filters
          </Button>
        </EmptyState>
      </Framed>
    );
  }
  const any = chosen.size > 0;
  return (
    <>
      <Grid as="ul" role="list" gridTemplateColumns={columns} gridAutoFlow="row dense" gap="4" alignContent="start">
        {found.slice(0, shown).map((part) => (
          <PartCard
            key={part.id}
            part={part}
            chosen={chosen.has(part.id)}
            anyChosen={any}
            fit={fits.get(part.id)}
            details={details?.id === part.id ? details.points : undefined}
            compared={compared.includes(part.id)}
            comparable={compared.length < mostCompared}
            actions={actions}
          />
        ))}
      </Grid>
      {found.length > shown && (
        <Flex justify="center" mt="6">
          <Button variant="outline" onClick={() => setShown(shown + page)}>
            Show {Math.min(page, found.length - shown)} more of {found.length - shown}
          </Button>
        </Flex>
      )}
    </>
  );
}
