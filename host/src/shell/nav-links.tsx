import { NavLink } from '@rig4u/shared/routing';
import { Flex } from '@rig4u/shared/ui';
import type { ShellLink } from './place-links';

const look = {
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    px: '3',
    textStyle: 'ui',
    color: 'text2',
    borderRadius: 'control',
    whiteSpace: 'nowrap',
    transitionProperty: 'background, color',
    transitionDuration: 'quick',
  },
  '& a:hover': { bg: 'hover', color: 'text' },
  // Forced colours paint neither shadow nor wash, so a rule marks the current link.
  '@media (forced-colors: active)': { '& a[aria-current]': { borderBlockEnd: '0.25rem solid' } },
};
const marks = {
  row: { '& a[aria-current]': { color: 'text', boxShadow: 'inset 0 -0.125rem 0 {colors.accent}', borderRadius: '0' } },
  column: { '& a[aria-current]': { color: 'text', bg: 'accentWash', boxShadow: 'inset 0.125rem 0 0 {colors.accent}' } },
};

/** Links to the screens. The current one, or the one above the current address, is marked. */
export function NavLinks({ links, direction }: { links: readonly ShellLink[]; direction: 'row' | 'column' }) {
  return (
    <Flex
      direction={direction}
      flexShrink="0"
      gap={direction === 'row' ? '0' : '1'}
      css={{ ...look, ...marks[direction] }}
    >
      {links.map(({ to, text }) => (
        <NavLink key={to} to={to}>
          {text}
        </NavLink>
      ))}
    </Flex>
  );
}
