import { partName, soldText, type PartType, type StoredPart } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { VisuallyHidden } from '@rig4u/shared/ui';
import { PlainIcon } from '../../../look/plain-icon';
import { typeOfId } from '../../../catalogue/load-types';
import { readMarketId } from '../../../catalogue/market/market-id';
import { priceText } from '../../../domain/choices/line-text';
import { gradeOf } from '../../../domain/compatibility/check-summary';
import { partFinding } from '../../../domain/compatibility/part-verdict';
import { useBuild } from '../build-state';
import { roles } from '../../../components/table-roles';

interface Props {
  part: StoredPart;
  type: PartType;
  /** How many columns of facts the table has. */
  columns: number;
}

const words = {
  pass: 'Fits',
  probably: 'Probably fits',
  fail: 'Does not fit',
  warning: 'Warning',
  unknown: 'Not checked',
} as const;

/** Why it is not among the options. */
function placeOf({ id }: StoredPart): string {
  if (typeOfId(id)) return 'No longer listed';
  return readMarketId(id) ? 'Among all parts' : 'Not in the catalogue';
}

/** A chosen part that the list does not have: of one's own, listed no more, or on the other shelf. */
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
        <span>{placeOf(part)}</span>
        {sold && <small>{` · ${sold}`}</small>}
      </td>
      <td {...roles.cell} className="fit" title={finding?.message}>
        {finding && (
          <span className="word">
            <PlainIcon name={finding.verdict} />
            <span>{words[gradeOf(finding)]}</span>
          </span>
        )}
      </td>
      <td {...roles.cell} className="price">
        {priceText([{ part, quantity: 1 }], exactDollars, 'no price')}
      </td>
      <td {...roles.cell} className="action">
        <VisuallyHidden>Chosen</VisuallyHidden>
      </td>
    </tr>
  );
}
