import { paths } from '@rig4u/shared/routing';
import { ButtonLink, EmptyState } from '@rig4u/shared/ui';
import { Framed } from '../framed';

/** The list before the first build is saved. */
export function NoBuilds() {
  return (
    <Framed>
      <EmptyState art="case" title="You don't have any saved PC builds yet.">
        <ButtonLink to={paths.picker}>Create New Build</ButtonLink>
      </EmptyState>
    </Framed>
  );
}
