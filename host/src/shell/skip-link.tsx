import type { MouseEvent } from 'react';
import { Box } from '@rig4u/shared/ui';

/** Out of sight until it has the focus. */
const look = {
  position: 'absolute',
  insetInlineStart: '-100vw',
  zIndex: '9',
  bg: 'surface',
  borderRadius: 'control',
  px: '4',
  py: '2',
  _focus: { insetInlineStart: '4', top: '3' },
} as const;

/** The first stop of the Tab key. It leaves the address alone, because the hash may carry a shared build. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const main = document.getElementById('main');
    main?.focus({ preventScroll: true });
    main?.scrollIntoView();
  };
  return (
    <Box asChild css={look}>
      <a href="#main" onClick={skip}>
        Skip to content
      </a>
    </Box>
  );
}
