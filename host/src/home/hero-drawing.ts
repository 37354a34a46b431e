import drawing from './hero.svg?raw';

/**
 * The hero's drawing as markup, fitted to the right of the room it gets. A chunk of its own, loaded after the first
 * paint.
 */
export const heroDrawing = drawing.replace('<svg ', '<svg preserveAspectRatio="xMaxYMid meet" aria-hidden="true" ');
