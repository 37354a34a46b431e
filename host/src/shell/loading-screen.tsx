import { Container, Skeleton, Stack, VisuallyHidden } from '@rig4u/shared/ui';

/** The outlet's content while the first screen of a visit loads. */
export function LoadingScreen() {
  return (
    <Container py="8" aria-busy="true">
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Stack gap="6">
        <Skeleton height="44px" width="min(320px, 60%)" />
        <Skeleton height="88px" />
        <Skeleton height="420px" />
      </Stack>
    </Container>
  );
}
