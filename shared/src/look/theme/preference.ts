export type Theme = 'light' | 'dark';

/** Storage key of the visitor's choice. */
export const themeKey = 'theme';

/** The theme to begin with: the stored one when it is exactly 'dark' or 'light', else the system's. */
export function preferredTheme(stored: string | null, systemPrefersDark: boolean): Theme {
  if (stored === 'dark' || stored === 'light') return stored;
  return systemPrefersDark ? 'dark' : 'light';
}

/** Puts a theme on the document: root class, `data-theme`, and with them the colours of the body. */
export function applyTheme(document: Document, theme: Theme): void {
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(theme);
  root.dataset['theme'] = theme;
}

/** The theme that is on the document. */
export const themeOf = (document: Document): Theme =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
