import type { RigEventName, RigEvents } from '../contracts/events';

const bus = new EventTarget();

/** Tells every listener of this tab. */
export function emit<N extends RigEventName>(name: N, detail: RigEvents[N]): void {
  bus.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Listens to one event; returns the function that stops listening. */
export function on<N extends RigEventName>(name: N, listener: (detail: RigEvents[N]) => void): () => void {
  const handle = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  bus.addEventListener(name, handle);
  return () => bus.removeEventListener(name, handle);
}
