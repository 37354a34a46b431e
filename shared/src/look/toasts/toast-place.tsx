import { useSyncExternalStore } from 'react';
import { element } from '../element';
import { placeRecipe } from './recipe';

let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  places = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const offer = (place: HTMLElement): (() => void) => {
  change([...places, place]);
  return () => change(places.filter((other) => other !== place));
};

const Place = element('div', placeRecipe);

/**
 * Where messages appear while a dialog is open: in the dialog itself. What lies behind a dialog is out of reach of the
 * keyboard and of screen readers, and what lies over it covers its words.
 */
export const ToastPlace = () => <Place ref={offer} />;

/** The place that the uppermost dialog offers; undefined while none is open. */
export const useToastPlace = (): HTMLElement | undefined => useSyncExternalStore(subscribe, lastPlace, lastPlace);

const lastPlace = (): HTMLElement | undefined => places.at(-1);
