import { partTypeInfo } from '@rig4u/shared/builds';
import { numberText } from '@rig4u/shared/format';
import { LiveRegion, VisuallyHidden } from '@rig4u/shared/ui';
import { OptionsTable as Look } from '../../../look/options-table';
import { PlainIcon } from '../../../look/plain-icon';
import { useEffect, type MouseEvent } from 'react';
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
import { page, usePages } from './use-pages';
import { ShowMore } from './show-more';
import { useRoving } from './roving';
import type { Options } from './use-options';
import { onRowKey } from './row-keys';
import { roles } from '../../../components/table-roles';

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
  const { fitting, lessKnown, failing, left, next, showMore } = usePages(groups, filters);
  const { title } = partTypeInfo(category);
  const width = columns.length + 5;
  // The table's head alone turns the names around.
  const order = sortsOf(category).find(({ value }) => value === sort)?.label ?? 'Name, Z to A';
  // By price alone nothing is reckoned, and the head says that it is the price.
  const headed = sort === 'value' && reasons.size === 0 ? 'price' : sort;

  const all = groups.chosen.length + groups.fitting.length + groups.lessKnown.length + groups.failing.length;
  // Rows are numbered where some are not there: who cannot see how long the list is hears it.
  const isPaged = all > page;
  const rows = (list: readonly Option[], before: number) =>
    list.flatMap((option, at) => {
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
          place={isPaged ? before + at + 2 : undefined}
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

  const own = chosen.filter(({ part }) => !options.all.has(part.id));
  return (
    <>
      <LiveRegion>{`Sorted by: ${nearestFirst ? 'Nearest to your search' : order}`}</LiveRegion>
      <Look
        {...roles.table}
        className={isUnchecked ? 'unchecked' : undefined}
        aria-labelledby="options-title"
        aria-rowcount={isPaged ? all + 1 : undefined}
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
            {rows(groups.chosen, 0)}
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
            {rows(fitting, groups.chosen.length)}
          </tbody>
        )}
        {groups.lessKnown.length > 0 && (
          <tbody {...roles.rowgroup}>
            <GroupHead
              verdict="unknown"
              title={moreParts(groups.lessKnown.length, 'of which less is known', 'of which less is known')}
              words="some checks cannot be made"
              width={width}
            />
            {rows(lessKnown, groups.chosen.length + groups.fitting.length)}
          </tbody>
        )}
        {groups.failing.length > 0 && (
          <tbody {...roles.rowgroup}>
            <GroupHead
              verdict="fail"
              title={moreParts(groups.failing.length, 'does not fit', 'do not fit')}
              words={groups.failingWords}
              width={width}
            />
            {rows(failing, all - groups.failing.length)}
          </tbody>
        )}
      </Look>
      {filters.fits && options.failing && options.failing.count > 0 && (
        <p className="hidden-parts">{hiddenText(options.failing)}</p>
      )}
      <ShowMore {...{ left, next, showMore }} />
    </>
  );
}

const moreParts = (count: number, one: string, many: string): string =>
  count === 1 ? `1 more part ${one}` : `${numberText(count)} more parts ${many}`;

interface GroupProps {
  verdict: 'unknown' | 'fail';
  title: string;
  words: string | undefined;
  width: number;
}

/** The line above a group of options. */
const GroupHead = ({ verdict, title, words, width }: GroupProps) => (
  <tr {...roles.row} className="group" data-verdict={verdict}>
    <th {...roles.rowheader} scope="rowgroup" colSpan={width}>
      <PlainIcon name={verdict} />
      <b>{title}</b>
      <span>{words}</span>
    </th>
  </tr>
);

/** The id of the part whose row an event comes from; undefined outside of rows. */
const rowId = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('tr.option')?.dataset.id : undefined;

/** On a phone the whole row opens its details, except what is a control itself. */
function openRowOnPhone({ target }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || target.closest('button, input, label, a')) return;
  const row = target.closest<HTMLElement>('tr.option');
  if (row && getComputedStyle(row).display === 'grid') row.querySelector<HTMLElement>('.name')?.click();
}
