import { Navigate, paths, useLocation, usePageMeta } from '@rig4u/shared/routing';
import { Container, Flex, Heading, Text } from '@rig4u/shared/ui';
import { Doors } from './doors';
import { Hero } from './hero';

/** `/`. A visitor who arrives with a build (from the account's 'View build') goes on to that build. */
export function Home() {
  const location = useLocation();
  usePageMeta({
    title: 'Your Perfect PC',
    description:
      'Build a custom PC that fits your needs and budget: ' +
      'pick parts one by one, start from a recommended build, or read a guide first.',
  });
  const buildId = buildIdIn(location.state);
  if (buildId) return <Navigate to={paths.savedBuild(buildId)} replace />;
  return (
    <>
      <Hero />
      <Container pt={{ base: '16', md: '24' }}>
        <Flex
          direction={{ base: 'column', lg: 'row' }}
          justify="space-between"
          align={{ lg: 'end' }}
          columnGap="8"
          rowGap="3"
          mb="8"
        >
          <Heading as="h2" fontSize={{ base: '2rem', md: '2.5rem' }} lineHeight="1.1" letterSpacing="-.03em">
            Customize Your Dream PC
          </Heading>
          <Text color="text2" maxW="44ch">
            Three ways in. Pick every part yourself, start from a ready build, or read first.
          </Text>
        </Flex>
        <Doors />
      </Container>
    </>
  );
}

function buildIdIn(state: unknown): string | undefined {
  const given = typeof state === 'object' && state !== null && 'buildId' in state ? state.buildId : undefined;
  return typeof given === 'string' && given !== '' ? given : undefined;
}
