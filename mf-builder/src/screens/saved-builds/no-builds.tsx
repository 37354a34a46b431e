import { paths } from '@rig4u/shared/routing';
import { Button, ButtonLink, EmptyState, Row } from '@rig4u/shared/ui';

/** The list before the first build is saved. */
export function NoBuilds({ onImport }: { onImport: () => void }) {
  return (
    <EmptyState framed art="case" title="You don't have any saved PC builds yet.">
      <Row justifyContent="center">
        <ButtonLink to={paths.picker}>Create New Build</ButtonLink>
        <Button variant="outline" onClick={onImport}>
          Import build
        </Button>
      </Row>
    </EmptyState>
  );
}
