import { numberText } from '@rig4u/shared/format';
import { Chip, Icon, Skeleton } from '@rig4u/shared/ui';
import { FilterBar as Look } from '../../../look/filters';
import { memo, useMemo, useState } from 'react';
import { lateCode } from '../../../components/late-code';
import { WhenLoaded } from '../../../components/when-loaded';
import { narrowed, noFilters } from '../../../domain/filters/filters';
import { useCategory, useViewActions } from '../route-state';
import { facetsAmong, facetTable, mostTelling } from './facet-table';
import { hiddenText } from './hidden-text';
import { useRoving } from './roving';
import type { Options } from './use-options';
import { ViewSwitch } from './view-switch';

interface Props {
  options: Options;
  onMore: () => void;
}

/** What narrows the options, in one row: fits, brand, price, the two facets that tell most, and the way to all others. */
export const FilterBar = memo(function FilterBar({ options, onMore }: Props) {
  const { category } = useCategory();
  const { show } = useViewActions();
  const [open, setOpen] = useState<{ key: string; start: number }>();
  const { onKeyDown, tabIndexOf } = useRoving();
  const { parts, facets: source, filters, fitting, failing } = options;
  const facets = useMemo(() => (source ? facetTable(category, source, filters) : []), [category, source, filters]);
  // By ours alone: which chips there are does not change under the hand while all parts load.
  const telling = useMemo(
    () => new Set(mostTelling(parts ? facetTable(category, facetsAmong(parts), filters) : []).map(({ key }) => key)),
    [category, parts, filters],
  );
  const shown = facets.filter(({ key }) => telling.has(key));
  const others = facets.filter((facet) => !shown.includes(facet));
  const opened = shown.find(({ key }) => key === open?.key);
  const more = others.filter(({ summary }) => summary !== undefined).length;
  const last = shown.length + 1;
  const close = (focus: boolean) => {
    if (focus) document.getElementById(`facet-${open?.key}`)?.focus();
    setOpen(undefined);
  };
  return (
    <Look>
      <span
        className="chips"
        hidden={source === undefined}
        role="toolbar"
        tabIndex={-1}
        aria-label="Filters"
        onKeyDown={onKeyDown}
        onPointerOver={panel.prepare}
        onFocus={panel.prepare}
      >
        <Chip
          data-stop={0}
          tabIndex={tabIndexOf(0)}
          on={filters.fits}
          aria-describedby="fits-hides"
          onClick={() => show({ filters: { ...filters, fits: !filters.fits } })}
        >
          {filters.fits && <Icon name="check" size="16" />}
          <span>Fits my build </span>
          <b>{numberText(fitting)}</b>
        </Chip>
        {shown.map(({ key, label, summary }, place) => (
          <Chip
            key={key}
            id={`facet-${key}`}
            className={place > 1 ? 'extra' : undefined}
            data-stop={place + 1}
            tabIndex={tabIndexOf(place + 1)}
            on={summary === undefined ? undefined : true}
            aria-pressed={undefined}
            aria-expanded={opened?.key === key}
            aria-controls={opened?.key === key ? 'facet-panel' : undefined}
            onClick={({ currentTarget }) =>
              setOpen(opened?.key === key ? undefined : { key, start: startOf(currentTarget) })
            }
          >
            {summary === undefined ? <span>{label}</span> : <b>{`${label} ${summary}`}</b>}
            <Icon name={opened?.key === key ? 'up' : 'down'} size="16" />
          </Chip>
        ))}
        <span className="more">
          <Chip data-stop={last} tabIndex={tabIndexOf(last)} aria-haspopup="dialog" onClick={onMore}>
            <Icon name="filter" size="16" />
            <span>More filters </span>
            {others.length > 0 && <b>{more > 0 ? `${more} of ${others.length}` : others.length}</b>}
          </Chip>
          {narrowed(filters) && (
            <Chip
              aria-label="Clear filters"
              data-stop={last + 1}
              tabIndex={tabIndexOf(last + 1)}
              onClick={() => {
                show({ filters: { ...noFilters, sort: filters.sort } });
                document.getElementById('options-title')?.focus();
              }}
            >
              Clear
            </Chip>
          )}
        </span>
      </span>
      <span id="fits-hides" hidden>
        {failing && failing.count > 0 && hiddenText(failing)}
      </span>
      <ViewSwitch />
      {opened && (
        <div id="facet-panel" className="panel" style={{ insetInlineStart: open?.start }}>
          <WhenLoaded
            what="The filter"
            load={panel.load}
            arrived={panel.arrived}
            waiting={<Skeleton w="16rem" h="7rem" />}
          >
            {({ FacetPanel }) => (
              <FacetPanel
                key={opened.key}
                facet={opened}
                onChange={(next) => show({ filters: next })}
                onClose={() => close(true)}
              />
            )}
          </WhenLoaded>
        </div>
      )}
    </Look>
  );
});

/** The panel of a filter, in one script with all other filters. */
const panel = lateCode(() => import(/* webpackChunkName: "filter-drawer" */ './facet-panel'));

/** In pixels: so wide a panel may become. */
const panelWidth = 512;

/** Where the panel of a chip begins: below it, and so that there is room for its values. */
function startOf(chip: HTMLElement): number {
  const row = chip.parentElement;
  const room = (row?.parentElement?.offsetWidth ?? 0) - panelWidth;
  return Math.min(chip.offsetLeft - (row?.scrollLeft ?? 0), Math.max(0, room));
}
