import { partName } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { PlainIcon } from '@rig4u/shared/workbench';
import { Fragment, memo, type ReactNode } from 'react';
import { PartDrawing } from '../../../components/part-drawing/part-drawing';
import type { Option } from '../../../domain/columns/column';
import { rowVerdict } from '../../../domain/fitting/fit-words';
import { fitWords } from '../../../domain/fitting/option-fits';
import { specLines } from '../../../domain/parts/spec-lines';
import { detailsId, type OptionActions } from './option-row';
import { Stars } from './rating';

interface Props {
  option: Option;
  /** Rules that are said once for all options, and so not on a card. */
  saidOnce: ReadonlySet<string>;
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
  saidOnce,
  chosen,
  addable,
  compared,
  comparable,
  details,
  actions,
}: Props) {
  const { part, fit } = option;
  const name = partName(part);
  const price = exactDollars(part.price);
  const { verdict, word, reason } = rowVerdict(option, saidOnce);
  const full = [name, price, fitWords(fit)].filter(Boolean).join(', ');
  const open = Boolean(details);
  return (
    <li
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
        <p className="fit">
          <PlainIcon name={verdict} />
          {[word, reason].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className="foot">
        <span className="price">{price}</span>
        {addable && (
          <button
            type="button"
            aria-label={`${chosen ? 'Add another' : 'Add'} ${name}, ${price}`}
            onClick={() => actions.onAdd(part)}
          >
            {chosen ? 'Add another' : 'Add'}
          </button>
        )}
        {chosen ? (
          <button type="button" className="choose" aria-label={`Remove ${full}`} onClick={() => actions.onRemove(part)}>
            Remove
          </button>
        ) : (
          <button
            type="button"
            className="choose"
            aria-label={`Choose ${full}`}
            onClick={({ currentTarget }) =>
              actions.onChoose(part, currentTarget.closest('li')?.querySelector('.picture svg') ?? null)
            }
          >
            Choose
          </button>
        )}
      </div>
      <div className="foot quiet">
        <label>
          <input
            type="checkbox"
            aria-label={`Compare ${name}`}
            checked={compared}
            aria-disabled={!compared && !comparable}
            onChange={() => (compared || comparable) && actions.onCompare(part, !compared)}
          />
          Compare
        </label>
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
      {details && (
        <div className="details" id={detailsId(part.id)}>
          {details}
        </div>
      )}
    </li>
  );
});
