import { VisuallyHidden } from '@rig4u/shared/ui';
import { useViewActions } from '../route-state';
import type { ShownColumn } from './shown-columns';
import { roles } from '../../../components/table-roles';

interface WidthsProps {
  columns: readonly ShownColumn[];
  /** Whether a row has two buttons: to add, and to choose. */
  twoButtons: boolean;
}

/** The widths of the columns, by what is in them; the name takes what they leave. */
export function ColumnWidths({ columns, twoButtons }: WidthsProps) {
  return (
    <colgroup>
      <col className="w-tick" />
      <col />
      {columns.map(({ key, look, width }) => (
        <col key={key} className={look} style={{ width: `${width}ch` }} />
      ))}
      <col className="w-fit" />
      <col className="w-price" />
      <col className={twoButtons ? 'w-action two' : 'w-action'} />
    </colgroup>
  );
}

interface Props {
  columns: readonly ShownColumn[];
  /** `fit`, `value`, or the key of the order, with `-` for the highest first; undefined where the order is none of these. */
  sort: string | undefined;
  /** The room that most options are measured against, such as '292 mm of room'. */
  room: string | undefined;
  /** Which head has the table's stop of the Tab key, by its place. */
  tabIndexOf: (place: number) => 0 | -1;
}

/** The head of the table: each column sorts it. One stop of the Tab key, arrows go along. */
export function TableHead({ columns, sort, room, tabIndexOf }: Props) {
  const { show } = useViewActions();
  const sortBy = (key: string, first: 'more' | 'less' = 'less') => {
    const [up, down] = [key, `-${key}`];
    const fresh = first === 'more' ? down : up;
    const next = sort === fresh ? (fresh === up ? down : up) : fresh;
    show(({ filters }) => ({ filters: { ...filters, sort: next } }));
  };
  const sorted = (key: string) =>
    sort === key
      ? ({ 'aria-sort': 'ascending' } as const)
      : sort === `-${key}`
        ? ({ 'aria-sort': 'descending' } as const)
        : {};
  const mark = (key: string) => (sort === key ? ' ▴' : sort === `-${key}` ? ' ▾' : '');
  return (
    <thead {...roles.rowgroup}>
      <tr {...roles.row}>
        <th {...roles.columnheader} scope="col" className="tick">
          <VisuallyHidden>Compare</VisuallyHidden>
        </th>
        <th {...roles.columnheader} scope="col" className="part" {...sorted('name')}>
          <button type="button" data-stop={0} tabIndex={tabIndexOf(0)} onClick={() => sortBy('name')}>
            Part
            <span className="mark" aria-hidden="true">
              {mark('name')}
            </span>
          </button>
        </th>
        {columns.map(({ key, label, unit, kind, look, better }, place) => (
          <th key={key} {...roles.columnheader} scope="col" className={look} {...sorted(key)}>
            <button
              type="button"
              data-stop={place + 1}
              tabIndex={tabIndexOf(place + 1)}
              onClick={() => sortBy(key, better ?? (kind === 'number' ? 'more' : 'less'))}
            >
              <span>{label}</span>
              <span className="mark" aria-hidden="true">
                {mark(key)}
              </span>
              {unit && <small>{unit}</small>}
            </button>
          </th>
        ))}
        {/* Neither up nor down: what fits, then the estimate, then the price. */}
        <th
          {...roles.columnheader}
          scope="col"
          className="fit"
          {...(sort === 'fit' && ({ 'aria-sort': 'other' } as const))}
        >
          <button
            type="button"
            data-stop={columns.length + 1}
            tabIndex={tabIndexOf(columns.length + 1)}
            onClick={() => show(({ filters }) => ({ filters: { ...filters, sort: 'fit' } }))}
          >
            <span>Fit</span>
            <span className="mark" aria-hidden="true">
              {sort === 'fit' && ' ▾'}
            </span>
            {room && <small>{room}</small>}
          </button>
        </th>
        <th
          {...roles.columnheader}
          scope="col"
          className="price"
          {...(sort === 'value' ? ({ 'aria-sort': 'other' } as const) : sorted('price'))}
        >
          <button
            type="button"
            data-stop={columns.length + 2}
            tabIndex={tabIndexOf(columns.length + 2)}
            onClick={() => sortBy('price')}
          >
            Price
            <span className="mark" aria-hidden="true">
              {sort === 'value' ? ' ▾' : mark('price')}
            </span>
            <small>{sort === 'value' ? 'by value' : 'US$'}</small>
          </button>
        </th>
        <th {...roles.columnheader} scope="col" className="action">
          <VisuallyHidden>Choose</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
