import { checkingSignIn } from '@rig4u/shared/auth';
import { usePageMeta } from '@rig4u/shared/routing';
import { Container, LiveRegion, Skeleton, Stack } from '@rig4u/shared/ui';

/** The outline of the screen while it is not known who is signed in. It says nothing about what the screen holds. */
export function Waiting() {
  usePageMeta(checkingSignIn);
  return (
    <Container py={{ base: '4', md: '8' }}>
      <LiveRegion>Checking your sign-in...</LiveRegion>
      <Skeleton h="44px" maxW="320px" mb="6" />
      <Skeleton h="50px" mb="6" />
      <Stack gap="3">
        <Skeleton h="120px" />
        <Skeleton h="120px" />
        <Skeleton h="120px" />
      </Stack>
    </Container>
  );
}
