import { useLocation } from '@rig4u/shared/routing';
import { holdsLink } from '../../domain/link/link-mark';

/** The hash of the address, where it is the link of a build; undefined where it is not. */
export function useSharedLink(): string | undefined {
  const { hash } = useLocation();
  return holdsLink(hash) ? hash : undefined;
}
