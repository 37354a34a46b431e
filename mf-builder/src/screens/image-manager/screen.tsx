import { checkingSignIn, useAuth, useIsOwner } from '@rig4u/shared/auth';
import { usePageMeta } from '@rig4u/shared/routing';
import { Container, LiveRegion, NotFound, Skeleton } from '@rig4u/shared/ui';
import { GridSkeleton } from './image-grid';
import { ImageManager } from './image-manager';
import { SignInNeeded } from './sign-in-needed';

/** `/image-manager`: the owner's alone. It changes nothing but this browser, so asking here is enough. */
export function Component() {
  const { status, user } = useAuth();
  const isOwner = useIsOwner();
  if (status === 'loading') return <Waiting />;
  if (!user) return <SignInNeeded />;
  return isOwner ? <ImageManager /> : <NotFound />;
}

/** While it is being found out who is here: the outline of the screen, without a word of what it holds. */
function Waiting() {
  usePageMeta(checkingSignIn);
  return (
    <Container room="outline">
      <LiveRegion>Checking your sign-in...</LiveRegion>
      <Skeleton shape="title" mb="6" />
      <GridSkeleton />
    </Container>
  );
}
