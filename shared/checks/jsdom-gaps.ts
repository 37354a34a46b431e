// What jsdom lacks and widgets rely on, for tests only: layout, pointer capture, and frames that are tasks of their own.

/** Without layout nothing has a size; to a focus trap that means nothing can have the focus. */
const visibleAnyway = (): DOMRectList => {
  const rects = [new DOMRect(0, 0, 1, 1)];
  return Object.assign(rects, { item: (index: number) => rects[index] ?? null });
};

/** jsdom runs all callbacks of a frame in one go; in a browser microtasks run between them. */
const frame = (callback: FrameRequestCallback): number => Number(setTimeout(() => callback(performance.now()), 16));

const define = (target: object, name: string, value: unknown): unknown =>
  Object.defineProperty(target, name, { writable: true, configurable: true, value });

/** Without layout nothing changes its size. */
class NothingResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

define(HTMLElement.prototype, 'getClientRects', visibleAnyway);
define(Element.prototype, 'hasPointerCapture', () => false);
define(Element.prototype, 'setPointerCapture', () => undefined);
define(Element.prototype, 'releasePointerCapture', () => undefined);
define(window, 'ResizeObserver', NothingResizes);
define(window, 'requestAnimationFrame', frame);
define(window, 'cancelAnimationFrame', (id: number) => clearTimeout(id));
