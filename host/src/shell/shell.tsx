import type { ReactNode } from 'react';
import { Box, Flex } from '@rig4u/shared/ui';
import { useHeadingFocus } from './heading-focus';
import { Footer } from './footer';
import { Header } from './header';
import { SkipLink } from './skip-link';

/** What stands around every screen. The screen comes as children. */
export function Shell({ children }: { children: ReactNode }) {
  useHeadingFocus();
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink />
      <Header />
      <Box asChild flex="1 0 auto" minW="0" outline="none" scrollMarginTop="var(--header)">
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </Box>
      <Footer />
    </Flex>
  );
}
