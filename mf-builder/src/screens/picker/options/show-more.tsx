import { numberText } from '@rig4u/shared/format';
import { Button } from '@rig4u/shared/ui';
import { useEffect, useRef } from 'react';
import type { Pages } from './use-pages';

/**
 * The way to the next page of a list. The focus goes to where that page begins, not past it, and is not lost where the button goes away: to
 * the control that opens details, so that a second press of the key chooses nothing.
 */
export function ShowMore({ left, next, showMore }: Pick<Pages, 'left' | 'next' | 'showMore'>) {
  /** How many rows there were when the next page was asked for. */
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined) return;
    options()[before.current]?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    before.current = undefined;
  }, [left]);
  if (left === 0) return null;
  const press = () => {
    before.current = options().length;
    showMore();
  };
  return (
    <p className="more">
      <Button variant="outline" onClick={press}>{`Show ${next} more of ${numberText(left)}`}</Button>
    </p>
  );
}

/** The rows or cards that are laid out. */
const options = () => document.querySelectorAll('#options-list :is(tr.option, .card)');
