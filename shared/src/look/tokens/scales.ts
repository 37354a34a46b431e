const steps = ['0', '0.5', '1', '1.5', '2', '2.5', '3', '4', '5', '6', '8', '10', '12', '14', '16', '24'];
const grid = Object.fromEntries(steps.map((step) => [step, { value: `${Number(step) * 4}px` }]));

/** A 4 px grid: `4` is 16 px. */
export const spacing = { ...grid, header: { value: 'var(--header)' } };
export const sizes = {
  ...grid,
  full: { value: '100%' },
  container: { value: 'var(--container)' },
  touch: { value: 'var(--touch)' },
  header: { value: 'var(--header)' },
};
export const radii = {
  card: { value: 'var(--r-card)' },
  control: { value: 'var(--r-control)' },
  chip: { value: 'var(--r-chip)' },
  gaming: { value: '4px' },
  full: { value: 'var(--r-full)' },
};
export const shadows = { card: { value: 'var(--shadow-card)' }, float: { value: 'var(--shadow-float)' } };
export const durations = {
  quick: { value: 'var(--quick)' },
  move: { value: 'var(--move)' },
  settle: { value: 'var(--settle)' },
};
export const easings = { standard: { value: 'var(--ease)' } };
export const fonts = { heading: { value: 'var(--font-heading)' }, body: { value: 'var(--font-body)' } };
export const fontSizes = {
  xs: { value: '0.75rem' },
  sm: { value: '0.8125rem' },
  ui: { value: '0.875rem' },
  md: { value: '1rem' },
  lg: { value: '1.125rem' },
  xl: { value: '1.25rem' },
  '2xl': { value: '1.5rem' },
  '3xl': { value: '2rem' },
};
