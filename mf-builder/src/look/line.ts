/** How a plain drawing of lines is drawn, in the colour of the text around it. Decorative: what it means stands beside it. */
export const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': 'true',
} as const;
