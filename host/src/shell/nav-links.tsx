import { NavLink } from '@rig4u/shared/routing';
import { Box } from '@rig4u/shared/ui';
import type { ShellLink } from './links';

const look = {
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    px: '3',
    textStyle: 'ui',
    color: 'text2',
    borderRadius: 'control',
    whiteSpace: 'nowrap',
    transitionProperty: 'background, color',
    transitionDuration: 'quick',
  },
  '& a:hover': { bg: 'hover', color: 'text' },
};
const marks = {
  row: { '& a[aria-current]': { color: 'text', boxShadow: 'inset 0 -2px 0 var(--accent)', borderRadius: '0' } },
  column: { '& a[aria-current]': { color: 'text', bg: 'accentWash', boxShadow: 'inset 2px 0 0 var(--accent)' } },
};

/** Links to the screens. The current one, or the one above the current address, is marked. */
export function NavLinks({ links, direction }: { links: readonly ShellLink[]; direction: 'row' | 'column' }) {
  return (
    <Box
      display="flex"
      flexDirection={direction}
      gap={direction === 'row' ? '0' : '1'}
      css={{ ...look, ...marks[direction] }}
    >
      {links.map(({ to, text }) => (
        <NavLink key={to} to={to}>
          {text}
        </NavLink>
      ))}
    </Box>
  );
}
