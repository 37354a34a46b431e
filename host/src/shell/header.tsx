import { ThemeToggle } from '@rig4u/shared/theme';
import { Box, ButtonLink, Container, Flex, Icon, Logo } from '@rig4u/shared/ui';
import { linksFit, useHeaderLinks } from './links';
import { Menu } from './menu';
import { NavLinks } from './nav-links';
import { RouteProgress } from './route-progress';

/** Stays at the top of every screen: logo, the way to each room, theme and account. */
export function Header() {
  const { links, account } = useHeaderLinks();
  return (
    <Box as="header" position="sticky" top="0" zIndex="5" bg="color-mix(in srgb, var(--bg) 92%, transparent)" borderBottomWidth="1px" borderColor="line">
      <Container>
        <Flex height="var(--header)" alignItems="center" gap={{ base: '2', md: '4' }}>
          <Logo size="md" />
          <Box as="nav" aria-label="Main" hideBelow={linksFit} marginStart="auto">
            <NavLinks links={links} direction="row" />
          </Box>
          <Flex alignItems="center" gap="2" marginStart="auto" css={{ [`@media (min-width: ${linksFit})`]: { marginStart: '0' } }}>
            <ThemeToggle />
            <ButtonLink to={account.to} variant="outline" size="sm" hideBelow="md">
              <Icon name="user" size={16} />
              {account.text}
            </ButtonLink>
            <Menu />
          </Flex>
        </Flex>
      </Container>
      <RouteProgress />
    </Box>
  );
}
