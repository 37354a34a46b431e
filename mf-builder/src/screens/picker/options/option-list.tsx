import { patiently } from '@rig4u/shared/lazy';
import { Button, EmptyState, ErrorState } from '@rig4u/shared/ui';
import { memo } from 'react';
import { WhenLoaded } from '../../../components/when-loaded';
import { useOptionsView } from '../../../state/options-view';
import { hiddenText } from './hidden-text';
import { nothingFound } from './nothing-found';
import type { OptionActions } from './option-controls';
import { AddTyped } from '../shelf/add-typed';
import { ShelfEnd } from '../shelf/shelf-end';
import { OptionsTable } from './options-table';
import { TableSkeleton } from './table-skeleton';
import type { Options } from './use-options';

interface Props {
  options: Options;
  actions: OptionActions;
  /** Called when the list is another one, or another try begins. */
  onRetry: () => void;
  onClear: () => void;
}

/** The options in each of their states: loading, failed, nothing found, found. Memoised: what is around it changes more often. */
export const OptionList = memo(function OptionList({ options, actions, onRetry, onClear }: Props) {
  const { list, search, counts, chosen, filters, failing } = options;
  const [view] = useOptionsView();
  if (list.status === 'loading' || search === 'looking') return <TableSkeleton />;
  if (list.status === 'failed') {
    const retry = () => {
      list.retry();
      onRetry();
    };
    return <ErrorState title="Failed to load components" message="The rest of your build is safe." onRetry={retry} />;
  }
  const nothing = counts?.left === 0;
  return (
    <>
      {(!nothing || chosen.length > 0) &&
        (view === 'table' ? (
          <OptionsTable options={options} actions={actions} />
        ) : (
          <WhenLoaded what="The gallery" load={loadGallery} waiting={<TableSkeleton />}>
            {({ Gallery }) => <Gallery options={options} actions={actions} />}
          </WhenLoaded>
        ))}
      {nothing && (
        <EmptyState title={nothingFound}>
          <Button variant="outline" onClick={onClear}>
            Clear filters
          </Button>
          <AddTyped options={options} />
        </EmptyState>
      )}
      {nothing && filters.fits && failing && failing.count > 0 && <p className="hidden-parts">{hiddenText(failing)}</p>}
      <ShelfEnd options={options} onAll={onRetry} />
    </>
  );
});

/** The table is what a visit begins with; the cards come when they are asked for. */
const loadGallery = () => patiently(() => import(/* webpackChunkName: "gallery" */ './gallery'));
