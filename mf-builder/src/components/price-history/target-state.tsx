import { Hint, Verdict } from '@rig4u/shared/ui';
import { distanceText, isReached, type PriceTarget } from '../../domain/prices';

interface Props {
  target: Pick<PriceTarget, 'price'>;
  /** US dollars; undefined where no price is known. */
  now: number | undefined;
  /** What else is said of it, after a comma. */
  more?: string;
}

/** Whether a target is reached, or how far the price is from it. */
export function TargetState({ target, now, more }: Props) {
  const words = [distanceText(target, now), more].filter(Boolean).join(', ');
  return isReached(target.price, now) ? <Verdict kind="pass">{words}</Verdict> : <Hint>{words}</Hint>;
}
