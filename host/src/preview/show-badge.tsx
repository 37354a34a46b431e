import type { PageIndex } from '@rig4u/shared/contracts';
import { RigProvider } from '@rig4u/shared/theme';
import { createRoot } from 'react-dom/client';
import { PreviewBadge } from './preview-badge';

/** Puts the badge at the end of the page, beside the application: it stays whatever happens to that. */
export function showBadge(document: Document, index: () => Pick<PageIndex, 'preview'>): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <RigProvider>
      <PreviewBadge index={index} />
    </RigProvider>,
  );
}
