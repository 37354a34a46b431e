import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import type { Theme } from './preference';
import { styleCache } from './style-cache';
import { system } from './system';
import { currentTheme, onThemeChange, setTheme } from './theme-store';

const cache = styleCache();

/** The one provider of the look. The theme itself is on the document already, put there before the first paint. */
export const RigProvider = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ChakraProvider value={system}>{children}</ChakraProvider>
  </CacheProvider>
);

/** The theme of the page, and the switch for it. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore(onThemeChange, currentTheme);
  const toggleTheme = useCallback(() => setTheme(theme === 'dark' ? 'light' : 'dark'), [theme]);
  return { theme, toggleTheme };
}
