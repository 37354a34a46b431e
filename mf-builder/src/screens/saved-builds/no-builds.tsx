import { paths } from '@rig4u/shared/routing';
import { Button, ButtonLink, EmptyState, Flex } from '@rig4u/shared/ui';
import { Framed } from '../../components/framed';

/** The list before the first build is saved. */
export function NoBuilds({ onImport }: { onImport: () => void }) {
  return (
    <Framed>
      <EmptyState art="case" title="You don't have any saved PC builds yet.">
        <Flex wrap="wrap" justify="center" gap="3">
          <ButtonLink to={paths.picker}>Create New Build</ButtonLink>
          <Button variant="outline" onClick={onImport}>
            Import build
          </Button>
        </Flex>
      </EmptyState>
    </Framed>
  );
}
