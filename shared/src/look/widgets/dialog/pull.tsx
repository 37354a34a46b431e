import { useRef, type PointerEvent } from 'react';
import { element } from '../../element';
import { pullRecipe } from './recipe';

const Handle = element('div', pullRecipe);

/** How far a drawer is pulled until it closes, and up to where it was a tap, in px. */
const far = 72;
const tap = 6;

/**
 * The handle of a drawer: a tap or a pull down closes it; released too early, it goes back. It is for the pointer alone: the
 * keyboard has Escape, and a screen reader the close button.
 */
export function Pull({ onPulled }: { onPulled: () => void }) {
  const start = useRef<number>(undefined);
  const move = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    if (start.current !== undefined) shift(currentTarget, Math.max(0, clientY - start.current));
  };
  const release = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    if (start.current === undefined) return;
    const way = clientY - start.current;
    start.current = undefined;
    if (way > far || Math.abs(way) < tap) onPulled();
    else shift(currentTarget, 0);
  };
  return (
    <Handle
      data-pull
      aria-hidden="true"
      onPointerDown={({ currentTarget, pointerId, clientY }) => {
        start.current = clientY;
        // A mouse leaves the handle while it pulls.
        if ('setPointerCapture' in currentTarget) currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={({ currentTarget }) => {
        start.current = undefined;
        shift(currentTarget, 0);
      }}
    />
  );
}

/** Moves the drawer that a handle belongs to. */
function shift({ parentElement }: HTMLElement, px: number): void {
  if (parentElement) parentElement.style.translate = px > 0 ? `0 ${px}px` : '';
}
