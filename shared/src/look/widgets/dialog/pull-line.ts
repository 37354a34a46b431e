import { forced } from '../../tokens/media';

/** The short line that says that something can be pulled; what has it is positioned. */
export const pullLine = {
  content: '""',
  position: 'absolute',
  insetInline: '0',
  width: '40px',
  height: '4px',
  marginInline: 'auto',
  borderRadius: 'full',
  bg: 'control',
  [forced]: { bg: 'CanvasText', forcedColorAdjust: 'none' },
} as const;
