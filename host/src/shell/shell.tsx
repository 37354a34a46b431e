import type { ReactNode } from 'react';
import { Box, Flex } from '@rig4u/shared/ui';
import { useHeadingFocus } from './heading-focus';
import { Footer } from './footer';
import { Header } from './header';
import { SkipLink } from './skip-link';

/**
 * Skip link, header and footer around a screen. Header and screen fill the window at least: the outline of a screen
 * does, and a footer that came into sight when a short screen takes its place would be a jump.
 */
export function Shell({ children }: { children: ReactNode }) {
  useHeadingFocus();
  return (
    <Flex direction="column">
      <SkipLink />
      <Header />
      <Box asChild minH="calc(100dvh - {sizes.header})" minW="0" outline="none" scrollMarginTop="header">
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </Box>
      <Footer />
    </Flex>
  );
}
