import { orderOf, planRemote } from './plan-remote';

const template = new Map([
  [
    'package.json',
    JSON.stringify({
      name: 'mf-hello',
      rig4u: { part: 'remote', port: 1, nav: [{ path: '/hello', text: 'Hello', order: 1 }] },
      dependencies: { react: '*', '@rig4u/shared': 'workspace:*' },
    }),
  ],
  ['src/screens/hello/screen.tsx', "usePageMeta({ title: 'Hello' }); // /hello of mf-hello"],
]);
const planned = { name: 'mf-used-parts', port: 4415, order: 45, versions: { react: '19.3.1' } };

it('a remote is the template under its own name, with its port, its place in the menu and real versions', () => {
  const files = planRemote(template, planned);
  expect(files.get('src/screens/used-parts/screen.tsx')).toBe(
    "usePageMeta({ title: 'Used parts' }); // /used-parts of mf-used-parts",
  );
  expect(JSON.parse(files.get('package.json') ?? '')).toEqual({
    name: 'mf-used-parts',
    rig4u: { part: 'remote', port: 4415, nav: [{ path: '/used-parts', text: 'Used parts', order: 45 }] },
    dependencies: { react: '19.3.1', '@rig4u/shared': 'workspace:*' },
  });
});

it('a package without a known version stops it', () => {
  expect(() => planRemote(template, { ...planned, versions: {} })).toThrow('The template names react, whose version');
});

it('two remotes in repositories of their own hardly have one place in the menu', () => {
  expect(orderOf('mf-fans')).not.toBe(orderOf('mf-older'));
  expect(orderOf('mf-fans')).toBeGreaterThanOrEqual(100);
});
