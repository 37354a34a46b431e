import { exactDollars } from '@rig4u/shared/format';
import { isReached } from '../../../domain/prices';

/** The visitor's target below a price, both in US dollars. */
export const TargetMark = ({ price, target }: { price: number; target: number }) => (
  <small className="target" data-reached={isReached(target, price) || undefined}>
    {isReached(target, price) ? ' Target reached' : ` Target ${exactDollars(target)}`}
  </small>
);
