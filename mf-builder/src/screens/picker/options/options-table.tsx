import { partTypeInfo } from '@rig4u/shared/builds';
import { Button, LiveRegion, VisuallyHidden } from '@rig4u/shared/ui';
import { OptionsTable as Look } from '../../../look/options-table';
import { PlainIcon } from '../../../look/plain-icon';
import { useEffect, useState, type MouseEvent } from 'react';
import type { Option } from '../../../domain/columns/column';
import { sortsOf } from '../../../domain/filters/sorts';
import { usePriceTargets } from '../../../state/price-targets';
import { mostCompared, useView } from '../route-state';
import { ChosenLine } from '../chosen/chosen-line';
import { usePreview } from '../preview';
import { ColumnWidths, TableHead } from './table-head';
import { LazyDetails, prepareAtName, prepareAtPress } from './lazy-details';
import type { OptionActions } from './option-controls';
import { detailsId, OptionRow } from './option-row';
import { hiddenText } from './hidden-text';
import { OwnRow } from './own-row';
import { useOpened } from './use-opened';
import { useRoving } from './roving';
import type { Options } from './use-options';
import { onRowKey } from './row-keys';
import { roles } from '../../../components/table-roles';

/** How many rows are laid out at once: a large catalogue comes page by page. */
const page = 48;

interface Props {
  options: Options;
  actions: OptionActions;
}

/** The options of a category as a table: what is chosen, what fits, and under a line of their own those that do not. */
export function OptionsTable({ options, actions }: Props) {
  const {
    category,
    columns,
    groups,
    reasons,
    isUnchecked,
    saidOnce,
    room,
    parts = [],
    sort,
    nearestFirst,
    filters,
    chosen,
    picked,
    addable,
  } = options;
  const opened = useOpened(options);
  const { compared, details } = useView();
  const targets = usePriceTargets();
  const { follow, point, leave } = usePreview();
  // Another list, or none: no row is pointed at any more.
  useEffect(() => leave, [leave]);
  const heads = useRoving();
  const [shown, setShown] = useState(page);
  const { title } = partTypeInfo(category);
  const width = columns.length + 5;
  // The table's head alone turns the names around.
  const order = sortsOf(category).find(({ value }) => value === sort)?.label ?? 'Name, Z to A';
  // By price alone nothing is reckoned, and the head says that it is the price.
  const headed = sort === 'value' && reasons.size === 0 ? 'price' : sort;

  const rows = (list: readonly Option[]) =>
    list.flatMap((option) => {
      const { part } = option;
      return [
        <OptionRow
          key={part.id}
          option={option}
          columns={columns}
          parts={parts}
          isUnchecked={isUnchecked}
          saidOnce={saidOnce}
          why={reasons.get(part.id)?.short}
          whyLong={reasons.get(part.id)?.long}
          target={targets[part.id]?.price}
          chosen={picked.has(part.id)}
          addable={addable}
          compared={compared.includes(part.id)}
          comparable={compared.length < mostCompared}
          open={details === part.id}
          actions={actions}
        />,
        opened?.id === part.id && (
          <tr key={detailsId(part.id)} {...roles.row} className="details" id={detailsId(part.id)} data-id={part.id}>
            <td {...roles.cell} colSpan={width}>
              <LazyDetails
                option={option}
                columns={columns}
                listed={opened}
                why={reasons.get(part.id)?.long}
                actions={actions}
              />
            </td>
          </tr>
        ),
      ];
    });

  const own = chosen.filter(({ part }) => !parts.some(({ id }) => id === part.id));
  const fitting = groups.fitting.slice(0, shown);
  const failing = groups.failing.slice(0, Math.max(0, shown - groups.fitting.length));
  const left = groups.fitting.length + groups.failing.length - fitting.length - failing.length;
  return (
    <>
      <LiveRegion>{`Sorted by: ${nearestFirst ? 'Nearest to your search' : order}`}</LiveRegion>
      <Look
        {...roles.table}
        className={isUnchecked ? 'unchecked' : undefined}
        aria-labelledby="options-title"
        onKeyDown={(event) => {
          onRowKey(event);
          heads.onKeyDown(event);
        }}
        onClick={openRowOnPhone}
        onPointerOver={(event) => {
          prepareAtName(event);
          follow(event, options.all.get(rowId(event.target) ?? ''));
        }}
        onPointerMove={(event) => follow(event, options.all.get(rowId(event.target) ?? ''))}
        onPointerDown={prepareAtPress}
        onPointerLeave={leave}
        onFocus={({ target }) => {
          prepareAtName({ target });
          point(options.all.get(rowId(target) ?? ''));
        }}
        onBlur={leave}
      >
        <caption>
          <VisuallyHidden>{`${title}: what is chosen first, then what fits your build, then what does not`}</VisuallyHidden>
        </caption>
        <ColumnWidths columns={columns} twoButtons={addable} />
        <TableHead
          columns={columns}
          sort={nearestFirst ? undefined : headed}
          room={room}
          tabIndexOf={heads.tabIndexOf}
        />
        {chosen.length > 0 && (
          <tbody {...roles.rowgroup} aria-label="In your build">
            {own.map(({ part }, place) => (
              <OwnRow key={`${part.id}/${place}`} part={part} type={category} columns={columns.length} />
            ))}
            {rows(groups.chosen)}
            {chosen.map((line, place) => (
              <tr key={`${line.part.id}/${place}`} {...roles.row} className="line">
                <td {...roles.cell} colSpan={width}>
                  <ChosenLine line={line} type={category} place={place} named={chosen.length > 1} />
                </td>
              </tr>
            ))}
          </tbody>
        )}
        {fitting.length > 0 && (
          <tbody {...roles.rowgroup} aria-label="Fits your build">
            {rows(fitting)}
          </tbody>
        )}
        {groups.failing.length > 0 && (
          <tbody {...roles.rowgroup}>
            <tr {...roles.row} className="group">
              <th {...roles.rowheader} scope="rowgroup" colSpan={width}>
                <PlainIcon name="fail" />
                <b>
                  {groups.failing.length === 1
                    ? '1 more part does not fit'
                    : `${groups.failing.length} more parts do not fit`}
                </b>
                <span>{groups.failingWords}</span>
              </th>
            </tr>
            {rows(failing)}
          </tbody>
        )}
      </Look>
      {filters.fits && options.found && options.found.failing.count > 0 && (
        <p className="hidden-parts">{hiddenText(options.found.failing)}</p>
      )}
      {left > 0 && (
        <p className="more">
          <Button
            variant="outline"
            onClick={() => setShown(shown + page)}
          >{`Show ${Math.min(page, left)} more of ${left}`}</Button>
        </p>
      )}
    </>
  );
}

/** The id of the part whose row an event comes from; undefined outside of rows. */
const rowId = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('tr.option')?.dataset.id : undefined;

/** On a phone the whole row opens its details, except what is a control itself. */
function openRowOnPhone({ target }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || target.closest('button, input, label, a')) return;
  const row = target.closest<HTMLElement>('tr.option');
  if (row && getComputedStyle(row).display === 'grid') row.querySelector<HTMLElement>('.name')?.click();
}
