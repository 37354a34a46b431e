/** @jest-environment node */
import { declaredScreens } from './screens';

const routes = (entry: string) =>
  `import { defineRemote } from '@rig4u/shared/contracts';\nexport default defineRemote({ contract: 1, routes: [${entry}] });`;

test('reads each path with the module of its screen', () => {
  const source = routes(
    `{ path: '/guides', lazy: () => import(/* webpackChunkName: "list" */ './list/screen') }, { path: ` +
      `'/guides/:guideId', lazy: () => import('./detail/screen') }`,
  );
  expect(declaredScreens(source, 'routes.tsx')).toEqual([
    { path: '/guides', request: './list/screen' },
    { path: '/guides/:guideId', request: './detail/screen' },
  ]);
});

test('a screen at two addresses may have a name', () => {
  const source = `const picker = () => import('./picker');\n${routes("{ path: '/a', lazy: picker }, { path: '/b', lazy: picker }")}`;
  expect(declaredScreens(source, 'routes.tsx')).toEqual([
    { path: '/a', request: './picker' },
    { path: '/b', request: './picker' },
  ]);
});

test.each([
  ['a computed path', `{ path: base + '/x', lazy: () => import('./x') }`, /must be a literal text/],
  ['a lazy that imports nothing', `{ path: '/x', lazy: load }`, /must load its screen by lazy/],
  ['no route', '', /no route with path and lazy found/],
])('%s is refused with what to write instead', (_case, entry, message) => {
  expect(() => declaredScreens(routes(entry), 'routes.tsx')).toThrow(message);
});
