import { paths } from '@rig4u/shared/routing';
import { Button, ButtonLink, Columns, EmptyState, Row } from '@rig4u/shared/ui';
import { ReadyBuilds } from './ready-builds';

/** The list before the first build is saved: the way to an own one, and two ready ones to start from. */
export function NoBuilds({ onImport }: { onImport: () => void }) {
  return (
    <Columns alignItems="stretch">
      <EmptyState framed art="case" title="You don't have any saved PC builds yet.">
        <Row justifyContent="center">
          <ButtonLink to={paths.picker}>Create New Build</ButtonLink>
          <Button variant="outline" onClick={onImport}>
            Import build
          </Button>
        </Row>
      </EmptyState>
      <ReadyBuilds />
    </Columns>
  );
}
