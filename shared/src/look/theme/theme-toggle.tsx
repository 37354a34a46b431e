import { Icon } from '../ui/icon';
import { IconButton } from '../ui/button';
import { useTheme } from './provider';

/** Sun in the dark, moon in the light. */
export function ThemeToggle() {
  const { theme, toggleTheme } = useTheme();
  return (
    <IconButton variant="ghost" label="Toggle theme" onClick={toggleTheme}>
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </IconButton>
  );
}
