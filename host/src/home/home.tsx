import { Navigate, paths, useLocation, usePageMeta } from '@rig4u/shared/routing';
import { Container, Heading, Row, Text } from '@rig4u/shared/ui';
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
      <Container wide pt={{ base: '16', md: '24' }}>
        <Row apart align="end" mb="8">
          <Heading size="title">Customize Your Dream PC</Heading>
          <Text tone="quiet" maxW="44ch">
            Three ways in. Pick every part yourself, start from a ready build, or read first.
          </Text>
        </Row>
        <Doors />
      </Container>
    </>
  );
}

function buildIdIn(state: unknown): string | undefined {
  const given = typeof state === 'object' && state !== null && 'buildId' in state ? state.buildId : undefined;
  return typeof given === 'string' && given !== '' ? given : undefined;
}
