import { useAuth } from '@rig4u/shared/auth';
import { config } from '@rig4u/shared/config';
import { ImageManager } from './image-manager';
import { NotFound } from './not-found';
import { SignInNeeded } from './sign-in-needed';
import { Waiting } from './waiting';

/** `/image-manager`: the owner's alone. It changes nothing but this browser, so asking here is enough. */
export function Component() {
  const { status, user } = useAuth();
  if (status === 'loading') return <Waiting />;
  if (!user) return <SignInNeeded />;
  return user.email === config().owner.email ? <ImageManager /> : <NotFound />;
}
