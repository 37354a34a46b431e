/** Whether the screen is rendered at build time, when nobody knows who will look at it. */
export const renderedAhead = typeof document === 'undefined';
