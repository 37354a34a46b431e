import { useState, type KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * One stop of the Tab key for a row of buttons: arrows, Home and End go between them. The buttons carry `data-stop` and take
 * their `tabIndex` from here, by their place from 0 on; `first` has it until another one had the focus.
 */
export function useRoving(first = 0) {
  const [at, setAt] = useState<number>();
  const current = at ?? first;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.stop === undefined) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')].filter(isShown);
    const here = stops.indexOf(event.target);
    const step = steps[event.key];
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? stops.length - 1 : step === undefined ? undefined : here + step;
    const target = next === undefined ? undefined : stops[next];
    if (!target) return;
    event.preventDefault();
    target.focus();
    setAt(Number(target.dataset.stop));
  };
  return { onKeyDown, tabIndexOf: (place: number): 0 | -1 => (place === current ? 0 : -1) };
}

/** What the width of the screen leaves out cannot have the focus. */
const isShown = (element: HTMLElement): boolean =>
  element.offsetParent !== null || getComputedStyle(element).display !== 'none';
