import { Hint, Verdict } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';
import { distanceText, isReached, type PriceTarget } from '../../domain/prices';

interface Props {
  target: Pick<PriceTarget, 'price'>;
  /** US dollars; undefined where no price is known. */
  now: number | undefined;
  /** What else is said of it. */
  children?: ReactNode;
}

/** Whether a target is reached, or how far the price is from it. */
export const TargetState = ({ target, now, children }: Props) =>
  isReached(target.price, now) ? (
    <Verdict kind="pass">
      <span>{distanceText(target, now)}</span>
      {children && <span>{children}</span>}
    </Verdict>
  ) : (
    <Hint>
      <span>{distanceText(target, now)}</span>
      {children && <span>{children}</span>}
    </Hint>
  );
