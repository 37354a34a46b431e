import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useLocation } from '@rig4u/shared/routing';
import { Box, Button, ButtonLink, Column, Container, Icon, IconButton } from '@rig4u/shared/ui';
import { NavLinks } from './nav-links';
import { useAccountLink, usePlaceLinks } from './place-links';
import { useSignOut } from './sign-out';

const panelId = 'menu-panel';

/** The button for links that do not fit into the header, and the panel that it opens under the header. */
export function Menu() {
  const { open, toggle } = useMenu();
  return (
    <>
      <IconButton label="Menu" variant="ghost" aria-expanded={open} aria-controls={panelId} onClick={toggle}>
        <Icon name={open ? 'x' : 'menu'} />
      </IconButton>
      {open && <MenuPanel />}
    </>
  );
}

/** Whether the menu is open. A navigation closes it. Escape closes it too and gives the focus back to the button. */
function useMenu(): { open: boolean; toggle: (event: MouseEvent<HTMLElement>) => void } {
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  const toggle = (event: MouseEvent<HTMLElement>) => {
    opener.current = event.currentTarget;
    setOpen(!open);
  };
  return { open, toggle };
}

const panel = {
  position: 'absolute',
  top: '100%',
  insetInline: '0',
  bg: 'bg',
  borderBottomWidth: '1px',
  boxShadow: 'float',
} as const;

function MenuPanel() {
  const links = usePlaceLinks('header');
  const account = useAccountLink();
  const { leave, busy, accountLink } = useSignOut();
  return (
    <Box id={panelId} css={panel}>
      <Column asChild space="sm" py="3" maxH="calc(100dvh - {sizes.header})" overflowY="auto">
        <Container wide>
          <Box as="nav" aria-label="Menu">
            <NavLinks links={links} direction="column" />
          </Box>
          <ButtonLink ref={accountLink} to={account.to} variant="outline" wide mt="1" hideFrom="md">
            <Icon name="user" size={16} />
            <span>{account.text}</span>
          </ButtonLink>
          {account.present && (
            <Button variant="ghost" wide hideFrom="md" aria-busy={busy} onClick={leave}>
              <Icon name="out" size={16} />
              Sign Out
            </Button>
          )}
        </Container>
      </Column>
    </Box>
  );
}
