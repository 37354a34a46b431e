import { partName, soldText, type PartType, type StoredPart } from '@rig4u/shared/builds';
import { VisuallyHidden } from '@rig4u/shared/ui';
import { PlainIcon } from '../../../look/plain-icon';
import { typeOfId } from '../../../catalogue/load-types';
import { priceText } from '../../../domain/choices/line-text';
import { partFinding } from '../../../domain/compatibility/part-verdict';
import { useBuild } from '../build-state';
import { roles } from '../../../components/table-roles';

interface Props {
  part: StoredPart;
  type: PartType;
  /** How many columns of facts the table has. */
  columns: number;
}

const words = { pass: 'Fits', fail: 'Does not fit', warning: 'Warning', unknown: 'Not checked' } as const;

/** A chosen part that the catalogue does not hold, or lists no more. */
export function OwnRow({ part, type, columns }: Props) {
  const { check } = useBuild();
  const finding = partFinding(check, type, part);
  const sold = soldText(part);
  const verdict = finding?.verdict ?? 'unknown';
  return (
    <tr {...roles.row} className="option chosen" data-verdict={verdict}>
      <td {...roles.cell} className="tick">
        <VisuallyHidden>Not for comparison</VisuallyHidden>
      </td>
      <th {...roles.rowheader} scope="row" className="part">
        <span className="name">
          <span className="text">{partName(part)}</span>
        </span>
      </th>
      <td {...roles.cell} className="fact words" colSpan={columns}>
        <span>{typeOfId(part.id) ? 'No longer listed' : 'Not in the catalogue'}</span>
        {sold && <small>{` · ${sold}`}</small>}
      </td>
      <td {...roles.cell} className="fit" title={finding?.message}>
        {finding && (
          <span className="word">
            <PlainIcon name={finding.verdict} />
            <span>{words[finding.verdict]}</span>
          </span>
        )}
      </td>
      <td {...roles.cell} className="price">
        {priceText([{ part, quantity: 1 }])}
      </td>
      <td {...roles.cell} className="action">
        <VisuallyHidden>Chosen</VisuallyHidden>
      </td>
    </tr>
  );
}
