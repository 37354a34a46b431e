import { element } from '../../element';

/** A ring that turns while something runs; decorative. */
export const Spinner = element(
  'span',
  {
    base: {
      width: '4',
      height: '4',
      flex: 'none',
      order: '-1',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'currentColor',
      borderTopColor: 'transparent',
      animation: 'rig-spin .8s linear infinite',
    },
  },
  { 'aria-hidden': true },
);
