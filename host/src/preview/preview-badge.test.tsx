import { act, render, screen } from '@testing-library/react';
import { emit } from '@rig4u/shared/events';
import { RigProvider } from '@rig4u/shared/theme';
import { PreviewBadge } from './preview-badge';

const preview = { part: 'mf-builder', version: '1.2.0', until: '2026-11-29T12:00:00.000Z' };

test('says what is previewed and until when, in words that a screen reader is told', () => {
  render(<PreviewBadge index={() => ({ preview })} />, { wrapper: RigProvider });
  expect(screen.getByRole('status').textContent).toMatch(
    /^Preview: mf-builder 1\.2\.0, until Nov (28|29|30), \d+:\d\d [AP]M$/,
  );
  expect(screen.getByRole('complementary', { name: 'Preview' })).toBeInTheDocument();
});

test('lets the visitor leave by a form, so that no script is needed for it', () => {
  render(<PreviewBadge index={() => ({ preview })} />, { wrapper: RigProvider });
  const form = screen.getByRole('button', { name: 'Leave' }).closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/preview/leave']);
});

test('goes when the page learns that the preview has ended', () => {
  let index: { preview?: typeof preview } = { preview };
  render(<PreviewBadge index={() => index} />, { wrapper: RigProvider });
  index = {};
  act(() => emit('registry-changed', { revision: 9 }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
