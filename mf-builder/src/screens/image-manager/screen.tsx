import { useAuth, useIsOwner } from '@rig4u/shared/auth';
import { NotFound } from '@rig4u/shared/ui';
import { ImageManager } from './image-manager';
import { SignInNeeded } from './sign-in-needed';
import { Waiting } from './waiting';

/** `/image-manager`: the owner's alone. It changes nothing but this browser, so asking here is enough. */
export function Component() {
  const { status, user } = useAuth();
  const isOwner = useIsOwner();
  if (status === 'loading') return <Waiting />;
  if (!user) return <SignInNeeded />;
  return isOwner ? <ImageManager /> : <NotFound />;
}
