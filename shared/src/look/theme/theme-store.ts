import { applyTheme, themeKey, themeOf, type Theme } from './preference';

const listeners = new Set<() => void>();

/** Puts a theme on the page and keeps the choice; a browser that forbids storage keeps it for this page only. */
export function setTheme(theme: Theme): void {
  applyTheme(document, theme);
  try {
    localStorage.setItem(themeKey, theme);
  } catch (error) {
    console.warn('The theme could not be stored:', error);
  }
  listeners.forEach((listener) => listener());
}

/** Tells of every change, in this tab or another; returns the function that stops it. */
export function onThemeChange(listener: () => void): () => void {
  const fromOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key !== themeKey || (newValue !== 'dark' && newValue !== 'light')) return;
    applyTheme(document, newValue);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

export const currentTheme = (): Theme => themeOf(document);
