export { watchPageEdges } from './page-edges';
export { applyTheme, preferredTheme, type Theme } from './preference';
export { RigProvider, useTheme } from './provider';
export { system } from './system';
export { ThemeToggle } from './theme-toggle';
