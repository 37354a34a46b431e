import type { MouseEvent } from 'react';
import { Box } from '@rig4u/shared/ui';

/** The first stop of the Tab key. It leaves the address alone, because the hash may carry a shared build. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const main = document.getElementById('main');
    main?.focus({ preventScroll: true });
    main?.scrollIntoView();
  };
  return (
    <Box
      asChild
      position="absolute"
      insetStart="-9999px"
      zIndex="9"
      bg="surface"
      borderRadius="control"
      px="4"
      py="2"
      _focus={{ insetStart: '4', top: '3' }}
    >
      <a href="#main" onClick={skip}>
        Skip to content
      </a>
    </Box>
  );
}
