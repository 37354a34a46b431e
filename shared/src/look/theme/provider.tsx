import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import type { Theme } from './preference';
import { pageCache } from './style-cache';
import { system } from './system';
import { currentTheme, onThemeChange, setTheme } from './theme-store';

/**
 * The one provider of the look. The theme itself is on the document already, put there before the first paint. Styles go into the
 * page, or into the `cache` of whoever prerenders a screen.
 */
export const RigProvider = ({ children, cache }: { children: ReactNode; cache?: EmotionCache }) => (
  <CacheProvider value={cache ?? pageCache()}>
    <ChakraProvider value={system}>{children}</ChakraProvider>
  </CacheProvider>
);

/** A prerendered screen is the same in both: it names colours, not themes. */
const themeUnknown = (): Theme => 'dark';

/** The theme of the page, and the switch for it. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, themeUnknown);
  const toggleTheme = useCallback(() => setTheme(theme === 'dark' ? 'light' : 'dark'), [theme]);
  return { theme, toggleTheme };
}
