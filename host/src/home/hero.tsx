import { paths } from '@rig4u/shared/routing';
import { Box, ButtonLink, Container, Grid, Heading, Icon, Stack, Text } from '@rig4u/shared/ui';
import { Facts } from './facts';
import { HeroScene } from './hero-scene';

/** Headline and its one button beside the drawing; above it on narrow screens. */
export function Hero() {
  return (
    <Grid
      asChild
      position="relative"
      overflow="hidden"
      alignItems="center"
      minH={{ lg: 'min(56.25vw, 780px)' }}
      bg="stage"
      borderBottomWidth="1px"
      borderColor="line"
    >
      <section aria-labelledby="hero-title">
        <Container position="relative" zIndex="2" pt={{ base: '10', lg: '12' }} pb={{ base: '0', lg: '12' }}>
          <Stack gap="6" maxW={{ base: '448px', lg: 'min(448px, 36vw)' }}>
            <Heading as="h1" size="display" id="hero-title">
              Your Perfect PC
            </Heading>
            <Text fontSize="1.125rem" color="text2" maxW="42ch">
              Build a custom PC that fits your needs and budget. Part by part, with the total always in sight.
            </Text>
            <ButtonLink to={paths.picker} size="lg" alignSelf={{ base: 'stretch', md: 'start' }}>
              Find My PC
              <Icon name="right" />
            </ButtonLink>
            <Facts />
          </Stack>
        </Container>
        <HeroScene />
        <Box position="absolute" inset="0" zIndex="1" pointerEvents="none" hideBelow="lg" bg="var(--hero-veil)" />
      </section>
    </Grid>
  );
}
