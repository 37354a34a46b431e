import { paths } from '@rig4u/shared/routing';
import { Box, ButtonLink, Column, Container, Heading, Icon, Lead } from '@rig4u/shared/ui';
import { useContext } from 'react';
import { IsOpen } from '../remotes/source';
import { HomeFacts } from './facts';
import { HeroScene } from './hero-scene';

const stage = {
  display: 'grid',
  alignItems: 'center',
  position: 'relative',
  overflow: 'hidden',
  minHeight: { lg: 'min(56.25vw, 48.75rem)' },
  bg: 'stage',
  borderBottomWidth: '1px',
} as const;

/** Lies over the drawing and under the words. */
const veil = { position: 'absolute', inset: '0', zIndex: '1', pointerEvents: 'none', bg: 'var(--hero-veil)' } as const;

/**
 * Headline and its one button beside the drawing; above it on narrow screens. The link under the button leads whoever does
 * not know what to look for to the wizard.
 */
export function Hero() {
  const isOpen = useContext(IsOpen);
  return (
    <Box as="section" aria-labelledby="hero-title" css={stage}>
      <Container wide position="relative" zIndex="2" pt={{ base: '10', lg: '12' }} pb={{ lg: '12' }}>
        <Column space="xl" maxW={{ base: '28rem', lg: 'min(28rem, 36vw)' }}>
          <Heading as="h1" size="display" id="hero-title">
            Your Perfect PC
          </Heading>
          <Lead maxW="42ch">
            Build a custom PC that fits your needs and budget. Part by part, with the total always in sight.
          </Lead>
          <Column space="sm">
            <ButtonLink to={paths.picker} size="lg" alignSelf={{ md: 'start' }}>
              Find My PC
              <Icon name="right" />
            </ButtonLink>
            {isOpen(paths.optimalBuild) && (
              <ButtonLink to={paths.optimalBuild} variant="link" flush>
                Not sure? Two questions
              </ButtonLink>
            )}
          </Column>
          <HomeFacts />
        </Column>
      </Container>
      <HeroScene />
      <Box hideBelow="lg" css={veil} />
    </Box>
  );
}
