import { ThemeToggle } from '@rig4u/shared/theme';
import { Box, ButtonLink, Container, Flex, Icon, IconButton, Logo, Row, StickyBar } from '@rig4u/shared/ui';
import { Menu } from './menu';
import { NavLinks } from './nav-links';
import { useAccountLink, usePlaceLinks } from './place-links';
import { likelyRoom, useRoomForLinks } from './room-for-links';
import { RouteProgress } from './route-progress';
import { useSignOut } from './sign-out';

/** Links that do not fit keep their place, so that it can be measured, and are there for nobody. */
const outOfSight = { visibility: 'hidden', overflow: 'hidden' } as const;
const hasRoom = `@media ${likelyRoom}`;
const guessedLinks = { ...outOfSight, [hasRoom]: { visibility: 'visible' } };
const guessedMenu = { [hasRoom]: { display: 'none' } };

/** The top of every screen, always in sight: logo, links, theme and account. Links that do not fit are in the menu. */
export function Header() {
  const links = usePlaceLinks('header');
  const account = useAccountLink();
  const { leave, busy, accountLink } = useSignOut();
  const { room, instead, fits } = useRoomForLinks();
  return (
    <StickyBar as="header" h="header">
      <Container wide h="full">
        <Row oneLine h="full" gap={{ base: '2', md: '4' }}>
          <Logo size="md" />
          <Flex
            asChild
            flex="1"
            minW="0"
            justify="flex-end"
            {...(!fits && { css: fits === false ? outOfSight : guessedLinks })}
          >
            <nav ref={room} aria-label="Main">
              <NavLinks links={links} direction="row" />
            </nav>
          </Flex>
          <Row oneLine space="sm">
            <ThemeToggle />
            <ButtonLink ref={accountLink} to={account.to} variant="outline" size="sm" hideBelow="md">
              <Icon name="user" size={16} />
              <span>{account.text}</span>
            </ButtonLink>
            {account.present && (
              <IconButton
                label="Sign Out"
                title="Sign Out"
                icon="out"
                hideBelow="md"
                aria-busy={busy}
                onClick={leave}
              />
            )}
            {!fits && (
              <Box ref={instead} {...(fits === undefined && { css: guessedMenu })}>
                <Menu />
              </Box>
            )}
          </Row>
        </Row>
      </Container>
      <RouteProgress />
    </StickyBar>
  );
}
