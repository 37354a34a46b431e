/** When the assembled PC opens again, in milliseconds after the drawing arrived. */
const heroResetMs = 500;

/**
 * Plays the hero's animation. The parts travel into the case, each by its `data-home` ("dx dy" in the drawing's units).
 * At 500 ms they lift out again, one after the other. Changes transform and opacity only. Returns the function that
 * ends it early.
 */
export function playAssembly(drawing: ParentNode): () => void {
  const parts = [...drawing.querySelectorAll<SVGElement>('[data-home]')];
  const notes = [...drawing.querySelectorAll<SVGElement>('[data-part="notes"], svg > [stroke-dasharray]')];
  for (const part of parts) {
    const [x = 0, y = 0] = (part.dataset['home'] ?? '').split(' ').map(Number);
    Object.assign(part.style, {
      transitionDuration: '420ms',
      transitionDelay: '0ms',
      transform: `translate(${x}px,${y}px)`,
    });
  }
  for (const note of notes) note.style.opacity = '0';
  const open = () => {
    parts.forEach((part, index) =>
      Object.assign(part.style, { transitionDuration: '', transitionDelay: `${index * 40}ms`, transform: '' }),
    );
    for (const note of notes) note.style.opacity = '';
  };
  const timer = setTimeout(open, heroResetMs);
  return () => {
    clearTimeout(timer);
    open();
  };
}
