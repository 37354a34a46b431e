import { defineRecipe } from '@chakra-ui/react/styled-system';
import { forced } from '../../tokens/media';

const thumb = {
  boxSizing: 'border-box',
  width: '24px',
  height: '24px',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'accent',
  borderRadius: 'full',
  bg: 'surface',
  boxShadow: '0 0 0 4px var(--accent-wash)',
} as const;
const track = { height: '4px', borderRadius: 'full', bg: 'transparent' };

/** A slider as wide as its place. The thumb is 24 px wide, so the scale begins and ends 12 px from the edges. */
export const rangeRecipe = defineRecipe({
  base: {
    position: 'relative',
    '& input': {
      display: 'block',
      width: 'full',
      height: 'touch',
      appearance: 'none',
      cursor: 'pointer',
      borderRadius: 'control',
      background:
        'linear-gradient(var(--accent) 0 0) 0 50% / calc(12px + var(--share) * (100% - 24px)) 4px no-repeat, ' +
        'linear-gradient(var(--line-strong) 0 0) 0 50% / 100% 4px no-repeat',
      '&::-webkit-slider-runnable-track': track,
      '&::-moz-range-track': track,
      '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: '-10px' },
      '&::-moz-range-thumb': thumb,
      [forced]: { appearance: 'auto' },
    },
    '& > span': {
      position: 'relative',
      display: 'block',
      height: 'calc(2px + var(--rows, 1) * 10px)',
      marginInline: '12px',
    },
    '& i': {
      position: 'absolute',
      top: 'calc(2px + var(--row, 0) * 10px)',
      width: '8px',
      height: '8px',
      marginInlineStart: '-4px',
      borderWidth: '2px',
      borderColor: 'control',
      borderRadius: 'full',
    },
    '& i[data-near]': {
      borderColor: 'accent',
      bg: 'accent',
      [forced]: { bg: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
});
