import { partTypeInfo } from '@rig4u/shared/builds';
import { Box, Button, IconButton } from '@rig4u/shared/ui';
import { OptionsFrame, OptionsHead, PurposeLine } from '@rig4u/shared/workbench';
import { useRef, useState } from 'react';
import { needOf, purposes } from '../../../domain/choices/category-advice';
import { noFilters } from '../../../domain/filters/filters';
import { useBuild } from '../build-state';
import { CategoryButton } from '../categories/category-button';
import { addOwnPartTitle, useDialogActions } from '../dialogs';
import { useCategory, useView } from '../route-state';
import { Comparison } from './comparison';
import { CompareTray } from './compare-tray';
import { FilterBar } from './filter-bar';
import { FilterDrawer } from './filter-drawer';
import { OptionList } from './option-list';
import { SearchField } from './search-field';
import { UnknownForAll } from './unknown-for-all';
import { useOptionActions } from './use-option-actions';
import { useOptions } from './use-options';

/** The options of the open category: what it is for, what narrows them, and the table or the cards. */
export function Options() {
  const { category, heading } = useCategory();
  const { filters, compared, show } = useView();
  const { components } = useBuild();
  const { addOwnPart } = useDialogActions();
  const options = useOptions();
  const actions = useOptionActions(options);
  const comparison = useRef<HTMLHeadingElement>(null);
  const first = useRef<HTMLDivElement>(null);
  const [searching, setSearching] = useState(false);
  const [narrowing, setNarrowing] = useState(false);
  const { list, parts, found, chosen, fitting } = options;
  const toHeading = () => heading.current?.focus();
  const ticked = compared.flatMap((id) => options.all.get(id) ?? []);

  return (
    <Box as="section" aria-labelledby="options-title" minW="0" data-no-print>
      <OptionsHead data-searching={searching || undefined}>
        <CategoryButton />
        <h2 id="options-title" ref={heading} tabIndex={-1}>
          {partTypeInfo(category).title}
        </h2>
        <a className="skip-to" href="#options-list" onClick={(event) => skipTo(event, first.current)}>
          Skip to the options
        </a>
        <span className="count">
          <span role="status">
            {list.status === 'loading' && 'Loading components...'}
            {found && parts && countText(found.parts.length, parts.length)}
          </span>
          {parts && ` · ${fitting} fit`}
        </span>
        <span className="search">
          <SearchField key={category} />
        </span>
        <span className="on-phone">
          <IconButton
            label={searching ? 'Close the search' : 'Open the search'}
            icon={searching ? 'x' : 'search'}
            variant="outline"
            aria-expanded={searching}
            onClick={() => setSearching(!searching)}
          />
          <IconButton label="Filter and sort" icon="filter" variant="outline" onClick={() => setNarrowing(true)} />
        </span>
        <span className="add-part">
          <Button size="sm" variant="outline" onClick={addOwnPart}>
            {addOwnPartTitle}
          </Button>
        </span>
      </OptionsHead>
      {chosen.length === 0 && (
        <PurposeLine title={purposes[category]}>
          {purposes[category]} {needOf(category, components)}
        </PurposeLine>
      )}
      <FilterBar key={category} options={options} onMore={() => setNarrowing(true)} />
      <OptionsFrame id="options-list" ref={first} tabIndex={-1}>
        <UnknownForAll options={options} />
        <OptionList
          key={`${category}/${list.status}`}
          options={options}
          actions={actions}
          onRetry={toHeading}
          onClear={() => {
            show({ filters: { ...noFilters, sort: filters.sort } });
            toHeading();
          }}
        />
      </OptionsFrame>
      <CompareTray count={ticked.length} onCompare={() => comparison.current?.focus()} />
      {ticked.length > 1 && <Comparison options={options} compared={ticked} heading={comparison} actions={actions} />}
      <FilterDrawer options={options} open={narrowing} onClose={() => setNarrowing(false)} />
    </Box>
  );
}

/** Moves the focus past what narrows the options. */
function skipTo(event: { preventDefault: () => void }, target: HTMLElement | null): void {
  event.preventDefault();
  target?.focus();
}

const countText = (found: number, all: number): string => (found === all ? `${all} parts` : `${found} of ${all}`);
