/** @jest-environment node */
import { groupOfFile, groupOfModule } from './groups';

const pnpm = (packageFolder: string, file: string) =>
  `webpack://host/../node_modules/.pnpm/${packageFolder}/node_modules/${file}`;

test.each([
  ['host', pnpm('react-dom@19.3.1_react@19.3.1', 'react-dom/cjs/react-dom-client.production.js'), 'react'],
  ['host', pnpm('react-router@7.18.5', 'react-router/dist/development/chunk.mjs'), 'react-router'],
  ['host', pnpm('@emotion+cache@11', '@emotion/cache/dist/cache.js'), 'Chakra, Emotion'],
  ['host', pnpm('@module-federation+sdk@2.9.2', '@module-federation/sdk/dist/dom.js'), 'federation runtime'],
  ['host', 'webpack://host/../src/remotes/hand-over.ts', 'federation runtime'],
  ['host', 'webpack://host/../node_modules/.federation/entry.1.js', 'federation runtime'],
  ['host', pnpm('valibot@1', 'valibot/dist/index.mjs'), 'other libraries'],
  ['host', 'webpack://host/webpack/runtime/consumes', 'share tables, webpack'],
  ['host', '', 'share tables, webpack'],
  ['host', 'webpack://host/../shared/src/look/art/full.ts', 'drawings'],
  ['host', 'webpack://host/../shared/src/look/ui/card/recipe.ts', 'host, shared'],
  ['mf-guides', 'webpack://mf_guides/./src/content/cards/pc-building-basics.ts', 'texts, data'],
  ['mf-guides', 'webpack://mf_guides/./src/screens/guide/tips.tsx', 'remote'],
  ['host', 'webpack://bundle/../mf-guides/src/screens/guide/tips.tsx', 'remote'],
])('in %s, %s is of the group %s', (part, source, group) => {
  expect(groupOfModule(part, source)).toBe(group);
});

test.each([
  ['/host/1.2.0/fonts/inter.woff2', 'fonts'],
  ['/host/1.2.0/assets/parts.1234abcd.svg', 'drawings'],
  ['/guides', 'page, css'],
  ['/host/1.2.0/page.css', 'page, css'],
])('%s is of the group %s', (pathname, group) => {
  expect(groupOfFile(pathname)).toBe(group);
});
