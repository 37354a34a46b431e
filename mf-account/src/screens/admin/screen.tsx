import { paths, usePageMeta } from '@rig4u/shared/routing';
import { Container, PageHead } from '@rig4u/shared/ui';
import { Tabs } from '@rig4u/shared/widgets';
import { ErrorLogPanel } from './error-log/error-log-panel';
import { OwnerGate } from './owner-gate';
import { useRemoteFailures } from './releases/remote-failures';
import { ReleasesPanel } from './releases/releases-panel';
import { useAdminAddress } from './use-admin-address';

/** `/admin`, for the owner alone. The gate is a courtesy: the database itself refuses everybody else. */
export function Component() {
  return (
    <OwnerGate>
      <Admin />
    </OwnerGate>
  );
}

/** Two tabs: the error log, and the releases that visitors get. */
function Admin() {
  const control = useAdminAddress();
  const failures = useRemoteFailures();
  usePageMeta({ title: 'Admin', description: 'The error log of this site and the releases that are live.' });
  return (
    <Container room="end">
      <PageHead back={paths.home} backLabel="Back to Home" title="Admin" />
      <Tabs
        label="What to look at"
        value={control.address.view}
        onChange={(view) => (view === 'errors' || view === 'releases') && control.go({ view })}
        tabs={[
          { value: 'errors', label: 'Error log', content: <ErrorLogPanel control={control} /> },
          { value: 'releases', label: 'Releases', content: <ReleasesPanel failures={failures} /> },
        ]}
      />
    </Container>
  );
}
