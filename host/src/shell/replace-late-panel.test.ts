import { replaceLatePanel } from './replace-late-panel';

const router = (data: unknown) => ({ state: { loaderData: { '0': undefined, '0-3': data } }, revalidate: jest.fn() });

test('the panel of the late remote makes room', () => {
  const app = router({ kind: 'panel', remote: 'mf-guides', error: '' });
  replaceLatePanel(app, 'mf-guides');
  expect(app.revalidate).toHaveBeenCalledTimes(1);
});

test.each([
  ['the panel of another remote', { kind: 'panel', remote: 'mf-account', error: '' }],
  ['a screen of its last good release', { kind: 'screen', remote: 'mf-guides', release: 'r0', routes: [] }],
  ['a screen of the host', undefined],
])('%s stays as it is', (_case, data) => {
  const app = router(data);
  replaceLatePanel(app, 'mf-guides');
  expect(app.revalidate).not.toHaveBeenCalled();
});
