import { ThemeToggle } from '@rig4u/shared/theme';
import { Box, ButtonLink, Container, Icon, IconButton, Logo, Row, StickyBar } from '@rig4u/shared/ui';
import { useHeaderLinks } from './links';
import { Menu } from './menu';
import { NavLinks } from './nav-links';
import { RouteProgress } from './route-progress';
import { useSignOut } from './sign-out';

/** The top of every screen, always in sight: logo, links, theme and account. */
export function Header() {
  const { links, account, present, fit } = useHeaderLinks();
  const { leave, busy, accountLink } = useSignOut();
  return (
    <StickyBar as="header" h="header">
      <Container wide h="full">
        <Row oneLine h="full" gap={{ base: '2', md: '4' }}>
          <Logo size="md" />
          <Box as="nav" aria-label="Main" hideBelow={fit} ms="auto">
            <NavLinks links={links} direction="row" />
          </Box>
          <Row oneLine space="sm" ms="auto" css={{ [`@media (min-width: ${fit})`]: { marginStart: '0' } }}>
            <ThemeToggle />
            <ButtonLink ref={accountLink} to={account.to} variant="outline" size="sm" hideBelow="md">
              <Icon name="user" size={16} />
              {account.text}
            </ButtonLink>
            {present && (
              <IconButton
                label="Sign Out"
                title="Sign Out"
                icon="out"
                hideBelow="md"
                aria-busy={busy}
                onClick={leave}
              />
            )}
            <Menu />
          </Row>
        </Row>
      </Container>
      <RouteProgress />
    </StickyBar>
  );
}
