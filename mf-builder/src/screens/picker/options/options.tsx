import { Box } from '@rig4u/shared/ui';
import { useModuleOrToast } from '@rig4u/shared/toasts';
import { FilterLine } from '../../../look/filters';
import { OptionsFrame, PurposeLine } from '../../../look/options-head';
import { useCallback, useDeferredValue, useRef, useState } from 'react';
import { needOf, purposes } from '../../../domain/choices/category-advice';
import { noFilters } from '../../../domain/filters/filters';
import { useBuild } from '../build-state';
import { useCategory, useViewActions } from '../route-state';
import { Compared } from './compared';
import { FilterBar } from './filter-bar';
import { Head } from './head';
import { OptionList } from './option-list';
import { SearchNote } from './search-note';
import { StartLine } from './start-line';
import { UnknownForAll } from './unknown-for-all';
import { useOptionActions } from './use-option-actions';
import { ShelfSwitch } from '../shelf/shelf-switch';
import { useOptions } from '../shelf/use-options';

/** The options of the open category: what it is for, what narrows them, and the table or the cards. */
export function Options() {
  const { category, heading } = useCategory();
  const { components } = useBuild();
  const { show } = useViewActions();
  const options = useOptions();
  // The rows follow after the paint: what was pressed has answered by then. Rows of another category never stay: a press on
  // one would put its part into the category that is open now.
  const later = useDeferredValue(options);
  const shown = later.category === options.category ? later : options;
  const actions = useOptionActions(shown);
  const frame = useRef<HTMLDivElement>(null);
  const [narrowing, setNarrowing] = useState(false);
  const narrow = useCallback(() => setNarrowing(true), []);
  const close = useCallback(() => setNarrowing(false), []);
  const drawer = useModuleOrToast(loadDrawer, narrowing, close);
  const toHeading = useCallback(() => heading.current?.focus(), [heading]);
  const clear = useCallback(() => {
    show(({ filters: { sort } }) => ({ filters: { ...noFilters, sort } }));
    toHeading();
  }, [show, toHeading]);

  return (
    <Box as="section" aria-labelledby="options-title" minW="0" data-no-print>
      <Head options={shown} frame={frame} onNarrow={narrow} />
      {options.chosen.length === 0 && (
        <PurposeLine title={purposes[category]}>{`${purposes[category]} ${needOf(category, components)}`}</PurposeLine>
      )}
      <FilterLine>
        <ShelfSwitch />
        <FilterBar key={category} options={options} onMore={narrow} />
      </FilterLine>
      <SearchNote options={shown} />
      <OptionsFrame id="options-list" ref={frame} tabIndex={-1} aria-busy={shown !== options || undefined}>
        <StartLine options={shown} />
        <UnknownForAll options={shown} />
        <OptionList
          key={`${shown.category}/${shown.list.status}`}
          options={shown}
          actions={actions}
          onRetry={toHeading}
          onClear={clear}
        />
      </OptionsFrame>
      <Compared options={shown} actions={actions} />
      {drawer && <drawer.FilterDrawer options={options} open={narrowing} onClose={close} />}
    </Box>
  );
}

const loadDrawer = () => import(/* webpackChunkName: "filter-drawer" */ './filter-drawer');
