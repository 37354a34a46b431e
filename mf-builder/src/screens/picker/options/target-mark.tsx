import { exactDollars } from '@rig4u/shared/format';
import { isReached, type Priced } from '../../../domain/prices';

/** The visitor's target, in US dollars, below the price of a part; only an imported price reaches it. */
export const TargetMark = ({ part, target }: { part: Priced; target: number }) => {
  const reached = part.imported === true && isReached(target, part.price);
  return (
    <small className="target" data-reached={reached || undefined}>
      {reached ? ' Target reached' : ` Target ${exactDollars(target)}`}
    </small>
  );
};
