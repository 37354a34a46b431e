import { styled } from '@rig4u/shared/recipes';

/** A curve under a slider: it begins and ends where the slider's scale does, half a thumb from the edges, and has its figures within. */
export const OnTheSlider = styled('div', {
  base: {
    '&& .plot': { height: { base: '120px', md: '160px' }, margin: '8px 12px 28px' },
    '&& .estimate': { insetInlineStart: '0', insetInlineEnd: 'auto', transform: 'none' },
  },
});
