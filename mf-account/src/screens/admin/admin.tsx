import { paths, usePageMeta } from '@rig4u/shared/routing';
import { Container, PageHead } from '@rig4u/shared/ui';
import { Tabs } from '@rig4u/shared/widgets';
import { ErrorLogPanel } from './error-log/error-log-panel';
import { RemotesPanel } from './remotes/remotes-panel';
import { useFailures } from './remotes/use-failures';
import { useView } from './use-view';

/** The error log, and the remotes that visitors get now. */
export function Admin() {
  const control = useView();
  const failures = useFailures();
  usePageMeta({ title: 'Admin', description: 'The error log of this site and the remotes that are live.' });
  return (
    <Container pb="16">
      <PageHead back={paths.home} backLabel="Back to Home" title="Admin" />
      <Tabs
        label="What to look at"
        value={control.view.view}
        onChange={(view) => (view === 'errors' || view === 'remotes') && control.go({ view })}
        tabs={[
          { value: 'errors', label: 'Error log', content: <ErrorLogPanel control={control} /> },
          { value: 'remotes', label: 'Remotes now live', content: <RemotesPanel failures={failures} /> },
        ]}
      />
    </Container>
  );
}
