const steps = ['0', '0.5', '1', '1.5', '2', '2.5', '3', '4', '5', '6', '8', '10', '12', '14', '16', '24'];
const px = (step: string): string => `${Number(step) * 4}px`;
const grid = Object.fromEntries(steps.map((step) => [step, px(step)]));
const back = Object.fromEntries(steps.map((step) => [`-${step}`, `-${px(step)}`]));

/** A 4 px grid: `4` is 16 px, `-4` as much the other way. */
export const spacing = { ...grid, ...back, header: 'var(--header)' };
export const sizes = {
  ...grid,
  full: '100%',
  container: 'var(--container)',
  touch: 'var(--touch)',
  header: 'var(--header)',
};
export const radii = {
  card: 'var(--r-card)',
  control: 'var(--r-control)',
  chip: 'var(--r-chip)',
  gaming: '4px',
  full: 'var(--r-full)',
};
export const shadows = { card: 'var(--shadow-card)', float: 'var(--shadow-float)' };
export const durations = {
  quick: 'var(--quick)',
  move: 'var(--move)',
  settle: 'var(--settle)',
};
export const easings = { standard: 'var(--ease)' };
export const fonts = { heading: 'var(--font-heading)', body: 'var(--font-body)' };
export const fontSizes = {
  xs: '0.75rem',
  sm: '0.8125rem',
  ui: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.25rem',
  '2xl': '1.5rem',
  '3xl': '2rem',
};
