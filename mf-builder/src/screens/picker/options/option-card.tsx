import { partName, soldText } from '@rig4u/shared/builds';
import { PlainIcon } from '../../../look/plain-icon';
import { Fragment, memo, type ReactNode } from 'react';
import { PartDrawing } from '../../../components/part-drawing/part-drawing';
import type { Option } from '../../../domain/columns/column';
import { rowVerdict } from '../../../domain/fitting/fit-words';
import { pieceText } from '../../../domain/choices/line-text';
import { specLines } from '../../../domain/parts/spec-lines';
import { AddButton, ChooseButton, CompareTick, type OptionActions } from './option-controls';
import { detailsId } from './option-row';
import { Stars } from './rating';
import { TargetMark } from './target-mark';

interface Props {
  option: Option;
  /** Whether there is nothing to check, which is said once for all options. */
  isUnchecked: boolean;
  /** Rules that are said once for all options, and so not on a card. */
  saidOnce: ReadonlySet<string>;
  /** Why it is where it is. */
  why: string | undefined;
  /** The price, in US dollars, at which the visitor wants to hear of it. */
  target: number | undefined;
  chosen: boolean;
  /** Whether one more can be added beside what is chosen. */
  addable: boolean;
  compared: boolean;
  /** Whether one more can be compared. */
  comparable: boolean;
  /** The details while they are open. */
  details: ReactNode;
  actions: OptionActions;
}

/** One option as a card with its large drawing. Plain elements: the gallery has their look. */
export const OptionCard = memo(function OptionCard({
  option,
  isUnchecked,
  saidOnce,
  why,
  target,
  chosen,
  addable,
  compared,
  comparable,
  details,
  actions,
}: Props) {
  const { part } = option;
  const name = partName(part);
  const { verdict, word, reason } = rowVerdict(option, saidOnce);
  const sold = soldText(part);
  const open = Boolean(details);
  return (
    <li>
      <div
        className={chosen ? 'card chosen' : 'card'}
        data-id={part.id}
        data-verdict={verdict}
        data-open={open || undefined}
      >
        <div className="picture">
          <PartDrawing part={part} />
        </div>
        <div className="body">
          <p className="meta">
            <span>{part.brand}</span>
            <span>
              <Stars part={part} />
            </span>
          </p>
          <h3>{part.name}</h3>
          <dl>
            {specLines(part).map(({ label, value }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
          {!isUnchecked && (
            <p className="fit">
              <PlainIcon name={verdict} />
              <span>{[word, reason].filter(Boolean).join(', ')}</span>
            </p>
          )}
          {sold && <p className="why">{sold}</p>}
          {why && <p className="why">{why}</p>}
        </div>
        <div className="foot">
          <span className="price">
            <span>{pieceText(part)}</span>
            {target !== undefined && <TargetMark part={part} target={target} />}
          </span>
          {addable && (
            <AddButton option={option} chosen={chosen} actions={actions}>
              {chosen ? 'Add another' : 'Add'}
            </AddButton>
          )}
          <ChooseButton option={option} chosen={chosen} actions={actions} />
        </div>
        <div className="foot quiet">
          <CompareTick part={part} compared={compared} comparable={comparable} actions={actions}>
            Compare
          </CompareTick>
          <button
            type="button"
            aria-label={`Details of ${name}`}
            aria-expanded={open}
            aria-controls={open ? detailsId(part.id) : undefined}
            onClick={() => actions.onDetails(part, !open)}
          >
            Details
          </button>
        </div>
      </div>
      {details && (
        <div className="details" id={detailsId(part.id)}>
          {details}
        </div>
      )}
    </li>
  );
});
