import { checkingSignIn } from '@rig4u/shared/auth';
import { usePageMeta } from '@rig4u/shared/routing';
import { Container, LiveRegion, Skeleton } from '@rig4u/shared/ui';
import { GridSkeleton } from './image-grid-skeleton';

/** While it is being found out who is here: the outline of the screen, without a word of what it holds. */
export function Waiting() {
  usePageMeta(checkingSignIn);
  return (
    <Container py={{ base: '4', md: '8' }}>
      <LiveRegion>Checking your sign-in...</LiveRegion>
      <Skeleton h="44px" maxW="320px" mb="6" />
      <GridSkeleton />
    </Container>
  );
}
