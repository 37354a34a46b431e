import { UnmetNeeds } from './load-errors';
import { loadRelease } from './load-release';

const release = {
  id: 'mf_guides_1_0_0',
  version: '1.0.0',
  entry: { src: '/e.js', integrity: 'sha384-x' },
  screens: [],
  needs: { '@rig4u/shared/ui': ['Button', '*'] },
};
const List = () => <h1>list</h1>;
const list = jest.fn(async () => ({ Component: List }));
const detail = jest.fn(async () => ({ Component: List }));
const exposed = {
  default: {
    contract: 1,
    routes: [
      { path: '/guides', lazy: list },
      { path: '/guides/:guideId', lazy: detail },
    ],
  },
};
const federation = (routes: unknown = exposed, ui: unknown = { Button: 1 }) => ({
  provides: (key: string) => key !== '@rig4u/shared/unheard-of',
  shared: jest.fn(async () => ui),
  routes: jest.fn(async () => routes),
});

beforeEach(() => jest.clearAllMocks());

test('only the screen of the address is loaded', async () => {
  const routes = await loadRelease(federation(), release, '/guides');
  expect(routes).toEqual([{ path: '/guides', Component: List }, { path: '/guides/:guideId' }]);
  expect(detail).not.toHaveBeenCalled();
});

test('a name the host lacks is told by name, and the release is not run', async () => {
  const poor = federation(exposed, { Text: 1 });
  await expect(loadRelease(poor, release, '/guides')).rejects.toThrow(
    new UnmetNeeds('This host does not have what the release needs: Button of @rig4u/shared/ui'),
  );
  expect(poor.routes).not.toHaveBeenCalled();
});

test.each([[[]], [['@rig4u/shared/unheard-of']]])(
  'an entry the host does not have is an unmet need, at once or on demand',
  async (onDemand: string[]) => {
    const source = federation();
    await expect(
      loadRelease(source, { ...release, needs: { '@rig4u/shared/unheard-of': ['x'] }, onDemand }, '/guides'),
    ).rejects.toThrow(UnmetNeeds);
    expect(source.routes).not.toHaveBeenCalled();
  },
);

test('what the release fetches on demand is left to it', async () => {
  const source = federation();
  await loadRelease(
    source,
    { ...release, needs: { ...release.needs, '@rig4u/shared/motion': ['flyTo'] }, onDemand: ['@rig4u/shared/motion'] },
    '/guides',
  );
  expect(source.shared.mock.calls).toEqual([['@rig4u/shared/ui']]);
});

test('what only another screen takes is left for that screen', async () => {
  const screens = [
    { path: '/guides', files: [], takes: ['@rig4u/shared/ui'] },
    { path: '/guides/:guideId', files: [], takes: ['@rig4u/shared/ui', '@rig4u/shared/images'] },
  ];
  const needing = { ...release, screens, needs: { ...release.needs, '@rig4u/shared/images': [] } };
  const source = federation();
  await loadRelease(source, needing, '/guides');
  expect(source.shared.mock.calls).toEqual([['@rig4u/shared/ui']]);
  await loadRelease(source, needing, '/guides/7');
  expect(source.shared.mock.calls.slice(1)).toEqual([['@rig4u/shared/ui'], ['@rig4u/shared/images']]);
});

test.each([
  ['nothing', null],
  ['another contract', { default: { ...exposed.default, contract: 2 } }],
  ['no routes', { default: { contract: 1, routes: [] } }],
  ['a relative path', { default: { contract: 1, routes: [{ path: 'guides', lazy: list }] } }],
  ['an element instead of lazy', { default: { contract: 1, routes: [{ path: '/guides', element: 1 }] } }],
])('a remote that exposes %s is refused', async (_case, routes) => {
  await expect(loadRelease(federation(routes), release, '/guides')).rejects.toThrow('./routes is not a remote module');
});

test('a screen without Component is refused', async () => {
  const routes = { default: { contract: 1, routes: [{ path: '/guides', lazy: async () => ({ default: List }) }] } };
  await expect(loadRelease(federation(routes), release, '/guides')).rejects.toThrow(
    'this is not a screen module: Component',
  );
});
