import { Button, EmptyState, ErrorState, Flex, Grid } from '@rig4u/shared/ui';
import { useMemo, useState } from 'react';
import { useBuildActions } from '../build-state';
import { useFlight } from '../motion';
import { mostCompared, useView } from '../route-state';
import { PartCard, type OptionActions } from './part-card';
import { PartSkeleton } from './part-skeleton';
import type { Options } from './use-options';

interface Props {
  options: Options;
  /** Called when another try begins. */
  onRetry: () => void;
  onClear: () => void;
}

const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' };
const places = [1, 2, 3, 4, 5, 6];
/** A page of cards: a large catalogue is not laid out at once. */
const page = 48;

/** The cards of a category in each of their states: loading, failed, nothing found, found. */
export function OptionList({ options, onRetry, onClear }: Props) {
  const { list, fits, picked, opened } = options;
  const found = options.found?.parts ?? [];
  const { compared } = useView();
  const actions = useOptionActions();
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
      <ErrorState framed title="Failed to load components" message="The rest of your build is safe." onRetry={retry} />
    );
  }
  if (found.length === 0) {
    return (
      <EmptyState framed title="No components found matching your search">
        <Button variant="outline" onClick={onClear}>
          Clear filters
        </Button>
      </EmptyState>
    );
  }
  const any = picked.size > 0;
  return (
    <>
      <Grid as="ul" role="list" gridTemplateColumns={columns} gridAutoFlow="row dense" gap="4" alignContent="start">
        {found.slice(0, shown).map((part) => (
          <PartCard
            key={part.id}
            part={part}
            chosen={picked.has(part.id)}
            anyChosen={any}
            fit={fits.get(part.id)}
            details={opened?.id === part.id ? opened.points : undefined}
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

/** What the cards can do. It changes with the comparison and with the open category, never with the search. */
function useOptionActions(): OptionActions {
  const { compared, show } = useView();
  const { choose, add } = useBuildActions();
  const fly = useFlight();
  return useMemo(
    () => ({
      onChoose: (part, drawing) => {
        fly(drawing, part.type);
        choose(part);
      },
      onAdd: add,
      onDetails: (part, open) => show({ details: open ? part.id : undefined }),
      onCompare: (part, on) =>
        show({ compared: on ? [...compared, part.id] : compared.filter((id) => id !== part.id) }),
    }),
    [add, choose, compared, fly, show],
  );
}
