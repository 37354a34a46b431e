import { Icon } from '../ui/icon';
import { IconButton } from '../ui/button';
import { useTheme } from './provider';

/** Sun in the dark, moon in the light. Both are there, so that a prerendered header shows the right one before any script has run. */
export function ThemeToggle() {
  const { toggleTheme } = useTheme();
  return (
    <IconButton variant="ghost" label="Toggle theme" onClick={toggleTheme}>
      <Icon name="sun" display={{ _light: 'none' }} />
      <Icon name="moon" display={{ base: 'none', _light: 'block' }} />
    </IconButton>
  );
}
