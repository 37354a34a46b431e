/** @jest-environment node */
import { fakeHost } from '../fake-builds';
import type { SharedTypes } from '../manifest';
import { checkExports } from './check-exports';

const ui = '@rig4u/shared/ui';
const host = (version: string, names: string[], shared = '1.0.0') =>
  fakeHost(version, names, undefined, shared).manifest;
const described = (types: string[], text = types.join()): SharedTypes => ({
  schema: 1,
  entries: { [ui]: { file: 'ui.d.ts', values: ['Button'], types } },
  files: { 'ui.d.ts': text },
});
const said = (...sides: Parameters<typeof checkExports>) =>
  checkExports(...sides).map(({ code, part, sentence }) => `${code} ${part}: ${sentence}`);

const live = { host: host('1.0.0', ['Button', 'Card']), types: undefined };
const bare = (version: string, shared?: string) => ({ host: host(version, ['Button'], shared), types: undefined });

it('names an entry that is gone', () => {
  const { '@rig4u/shared/widgets': _, ...provides } = live.host.provides;
  expect(said(live, { host: { ...live.host, version: '1.1.0', provides }, types: undefined })).toEqual([
    expect.stringMatching(/^RIG-102 shared@1\.0\.0: @rig4u\/shared\/widgets is gone/),
  ]);
});

it.each([
  ['a new major version of shared', bare('2.0.0', '2.0.0')],
  ['an older version of shared: that is going back', bare('0.9.0', '0.9.0')],
  ['a local release', bare('1.1.0-local.ab12cd34')],
  ['a host with more exports', { host: host('1.1.0', ['Button', 'Card', 'Sheet']), types: undefined }],
])('asks nothing of %s', (_case, next) => {
  expect(said(live, next)).toEqual([]);
});

it('asks nothing after a local release, or one of format 1, which knows no versions', () => {
  expect(said({ host: host('1.0.0-local.ab12cd34', ['Button', 'Card']), types: undefined }, bare('1.1.0'))).toEqual([]);
  const provides = { [ui]: { names: ['Button', 'Card'], files: [] } };
  expect(said({ host: { ...live.host, schema: 1, provides }, types: undefined }, bare('1.1.0'))).toEqual([]);
});

describe('types', () => {
  const before = { host: host('1.0.0', ['Button']), types: described(['Props', 'Size']) };
  const after = (types: SharedTypes) => ({ host: host('1.1.0', ['Button'], '1.1.0'), types });

  it('that are gone are named like values', () => {
    expect(said(before, after(described(['Props'])), [])).toEqual([
      expect.stringMatching(/^RIG-102 shared@1\.1\.0: @rig4u\/shared\/ui does not export Size any more/),
    ]);
  });
});
