import type { ReactNode } from 'react';
import { Box, Flex } from '@rig4u/shared/ui';
import { useHeadingFocus } from './heading-focus';
import { Footer } from './footer';
import { Header } from './header';
import { SkipLink } from './skip-link';

/** Skip link, header and footer around a screen. */
export function Shell({ children }: { children: ReactNode }) {
  useHeadingFocus();
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <Header />
      <Box asChild flex="1 0 auto" minW="0" outline="none" scrollMarginTop="header">
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </Box>
      <Footer />
    </Flex>
  );
}
