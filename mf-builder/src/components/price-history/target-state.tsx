import { Hint, Verdict } from '@rig4u/shared/ui';
import { distanceText, isReached, type PriceTarget } from '../../domain/prices';

interface Props {
  target: Pick<PriceTarget, 'price'>;
  /** The latest price in US dollars; undefined where none is known. */
  price: number | undefined;
  /** Whether a visitor saw it: only that reaches a target. */
  seen: boolean;
  /** What else is said of it, after a comma. */
  more?: string;
}

/** Whether a target is reached, or how far the price is from it. */
export function TargetState({ target, price, seen, more }: Props) {
  const words = [distanceText(target, price, seen), more].filter(Boolean).join(', ');
  return seen && isReached(target.price, price) ? <Verdict kind="pass">{words}</Verdict> : <Hint>{words}</Hint>;
}
