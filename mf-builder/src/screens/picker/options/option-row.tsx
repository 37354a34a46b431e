import { hasNoPrice, partName, soldText } from '@rig4u/shared/builds';
import { Art, VisuallyHidden } from '@rig4u/shared/ui';
import { PlainIcon } from '../../../look/plain-icon';
import { Fragment, memo } from 'react';
import type { ListedPart } from '../../../catalogue/schema';
import { specsBesideColumns } from '../../../domain/columns/beside-columns';
import type { Option } from '../../../domain/columns/column';
import { rowVerdict } from '../../../domain/fitting/fit-words';
import { pieceText } from '../../../domain/choices/line-text';
import { missing } from '../../../domain/parts/units';
import { CellBar } from './cell-bar';
import { AddButton, ChooseButton, CompareTick, type OptionActions } from './option-controls';
import { hasNoRating, Stars } from './rating';
import { TargetMark } from './target-mark';
import type { ShownColumn } from './shown-columns';
import { roles } from '../../../components/table-roles';

interface Props {
  option: Option;
  columns: readonly ShownColumn[];
  /** All parts of the category: they give the bars their scale. */
  parts: readonly ListedPart[];
  /** Whether there is nothing to check, which is said once for all options. */
  isUnchecked: boolean;
  /** Rules that are said once for all options, and so not in a row. */
  saidOnce: ReadonlySet<string>;
  /** Why it is where it is: beside the verdict, and by itself. */
  why: string | undefined;
  whyLong: string | undefined;
  /** The price, in US dollars, at which the visitor wants to hear of it. */
  target: number | undefined;
  chosen: boolean;
  /** Whether one more can be added beside what is chosen. */
  addable: boolean;
  compared: boolean;
  /** Whether one more can be compared. */
  comparable: boolean;
  open: boolean;
  /** Its number among all rows, the head's being 1; undefined where all rows are there. */
  place: number | undefined;
  actions: OptionActions;
}

/** One option as a row. Plain elements: there are many of them, and the table has their look. */
export const OptionRow = memo(function OptionRow({
  option,
  columns,
  parts,
  isUnchecked,
  saidOnce,
  why,
  whyLong,
  target,
  chosen,
  addable,
  compared,
  comparable,
  open,
  place,
  actions,
}: Props) {
  const { part } = option;
  const name = partName(part);
  const { verdict, word, reason } = rowVerdict(option, saidOnce);
  const sold = soldText(part);
  return (
    <tr
      {...roles.row}
      className={chosen ? 'option chosen' : 'option'}
      data-id={part.id}
      data-verdict={verdict}
      aria-rowindex={place}
    >
      <td {...roles.cell} className="tick">
        <CompareTick part={part} compared={compared} comparable={comparable} actions={actions} />
      </td>
      <th {...roles.rowheader} scope="row" className="part">
        <button
          type="button"
          className="name"
          title={name}
          aria-expanded={open}
          aria-controls={open ? detailsId(part.id) : undefined}
          onClick={() => actions.onDetails(part, !open)}
        >
          <span className="drawing">
            <Art name={part.type} compact />
          </span>
          <span className="text">
            {part.brand && name.startsWith(`${part.brand} `) ? (
              <>
                <i>{part.brand}</i> <span>{name.slice(part.brand.length + 1)}</span>
              </>
            ) : (
              name
            )}
          </span>
          <PlainIcon className="chevron" name="down" />
        </button>
        <small className="rating">
          <span>
            <Stars part={part} />
          </span>
          {specsBesideColumns(part).map(({ label, value }, at) => (
            <Fragment key={label}>
              {' '}
              <span>{`${at === 0 && hasNoRating(part) ? '' : '· '}${label} ${value}`}</span>
            </Fragment>
          ))}
        </small>
      </th>
      {columns.map(({ key, unit, kind, look, cell }) => {
        const { text, bar } = cell(option, parts);
        return (
          <td key={key} {...roles.cell} className={text === missing ? `${look} none` : look}>
            <span className="value">{text}</span>
            {unit && isWritten(unit) && text !== missing && <span className="unit">{` ${unit}`}</span>}
            {bar && <CellBar bar={bar} range={kind === 'number' && bar.from > 0} />}
          </td>
        );
      })}
      <td {...roles.cell} className="fit">
        {!isUnchecked && (
          <span className="word">
            <PlainIcon name={verdict} />
            <span>{word}</span>
          </span>
        )}
        {reason && (
          <small>
            <span className="comma">, </span>
            <span>{reason}</span>
          </small>
        )}
        {(sold ?? why) && (
          <small className="why" title={whyLong}>
            {sold ? <span>{` ${sold}`}</span> : <span aria-hidden="true">{why}</span>}
            {why && <VisuallyHidden>{`${sold || isUnchecked ? '' : '.'} ${whyLong ?? ''}`}</VisuallyHidden>}
          </small>
        )}
      </td>
      <td {...roles.cell} className={hasNoPrice(part) ? 'price none' : 'price'}>
        <span>{pieceText(part, 'no price')}</span>
        {target !== undefined && <TargetMark part={part} target={target} />}
      </td>
      <td {...roles.cell} className="action">
        {addable && (
          <AddButton
            option={option}
            chosen={chosen}
            actions={actions}
            className="add"
            title={chosen ? 'Add another' : 'Add beside what is chosen'}
          >
            <PlainIcon name="plus" />
          </AddButton>
        )}
        <ChooseButton option={option} chosen={chosen} actions={actions} />
      </td>
    </tr>
  );
});

/** The id of the row with an option's details. */
export const detailsId = (id: string): string => `details-${id}`;

/** A unit that belongs behind a number; '0–100' and 'US$ per TB' say what the whole column is. */
const isWritten = (unit: string): boolean => /^[A-Za-z"/%²()·]+$/.test(unit);
