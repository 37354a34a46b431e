import { RigProvider } from '@rig4u/shared/theme';
import { createRoot, type Root } from 'react-dom/client';
import { allLoads } from '../remotes/note-load';
import type { RegistryStore } from '../remotes/registry';
import { visitorOf } from '../remotes/visitor';
import { WhyPanel } from './why-panel';

let root: Root | undefined;
let opened = 0;

/** Shows the panel beside the application, or shows it again: what it says is of this moment. */
export function showWhy({ document, location }: Window, registry: RegistryStore): void {
  if (!root) {
    const place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
  }
  const index = registry.written();
  opened += 1;
  root.render(
    <RigProvider>
      <WhyPanel
        key={opened}
        page={{ index, visitor: visitorOf(index), loads: allLoads(), hostVersion: HOST_VERSION }}
        isDevelopment={/^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)}
      />
    </RigProvider>,
  );
}
