import { ThemeToggle } from '@rig4u/shared/theme';
import { Box, ButtonLink, Container, Flex, Icon, IconButton, Logo } from '@rig4u/shared/ui';
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
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="5"
      bg="color-mix(in srgb, var(--bg) 92%, transparent)"
      borderBottomWidth="1px"
      borderColor="line"
    >
      <Container>
        <Flex height="var(--header)" alignItems="center" gap={{ base: '2', md: '4' }}>
          <Logo size="md" />
          <Box as="nav" aria-label="Main" hideBelow={fit} marginStart="auto">
            <NavLinks links={links} direction="row" />
          </Box>
          <Flex
            alignItems="center"
            gap="2"
            marginStart="auto"
            css={{ [`@media (min-width: ${fit})`]: { marginStart: '0' } }}
          >
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
          </Flex>
        </Flex>
      </Container>
      <RouteProgress />
    </Box>
  );
}
