import drawing from './hero.svg?raw';

/** The hero's drawing as markup, fitted to the right of whatever room it gets. */
export const heroArt = drawing.replace('<svg ', '<svg preserveAspectRatio="xMaxYMid meet" aria-hidden="true" ');
