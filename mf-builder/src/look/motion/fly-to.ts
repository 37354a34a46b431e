import { SETTLE } from './constants';
import { lessMotion } from './reduced';

/**
 * Lets a copy of one element travel to the place of another in 240 ms; nothing where either is out of sight or
 * less motion is preferred.
 */
export function flyTo(from: Element, to: Element): void {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (lessMotion() || start.width === 0 || end.width === 0) return;
  const copy = copyOf(from, start);
  document.body.append(copy);
  const scale = end.width / start.width;
  const [x, y] = [end.left - start.left, end.top - start.top];
  const flight = copy.animate(
    { transform: ['none', `translate(${x}px, ${y}px) scale(${scale})`], opacity: [1, 0.4] },
    // The curve of `--ease` in tokens.css.
    { duration: SETTLE, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
  flight.onfinish = () => copy.remove();
  flight.oncancel = () => copy.remove();
}

function copyOf(element: Element, place: DOMRect): HTMLElement {
  const holder = document.createElement('div');
  holder.setAttribute('aria-hidden', 'true');
  Object.assign(holder.style, {
    position: 'fixed',
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
    transformOrigin: '0 0',
    pointerEvents: 'none',
    zIndex: '40',
  });
  const copy = element.cloneNode(true);
  if (copy instanceof Element) copy.removeAttribute('id');
  holder.append(copy);
  return holder;
}
