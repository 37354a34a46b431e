/** @jest-environment node */
import { readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { loadConfig } from '@rig4u/kernel/config';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { promote, publish, rollback } from '@rig4u/releases';
import { fakeHost, fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { integrityOf } from '@rig4u/releases/store';
import { shownSettings, type Frame, type Frames } from '@rig4u/releases/manifest';
import type { Config } from '@rig4u/shared/contracts';
import { createGateway } from './app';

const page =
  '<!doctype html><html lang="en"><head><!--rig4u:about--><title>Any</title><!--/rig4u:about--><!--rig4u:config-->' +
  '<!--rig4u:index--><!--rig4u:styles--></head><body><div id="root"><!--rig4u:frame--><p class="start">Loading <!--rig4u:product-->Our<!--/rig4u:product--> shop</p></div>' +
  '<!--rig4u:no-script--><noscript>No scripts</noscript><!--/rig4u:no-script--></body></html>';

const screen = (path: string, rest: Partial<Frame> = {}): Frame => ({
  path,
  title: `Title of ${path}`,
  description: 'What it is & does',
  kind: 'whole',
  html: `<p class="b">Screen at ${path}</p>`,
  css: ['.a{color:red}', '.b{color:blue}'],
  opens: [],
  ...rest,
});

interface Given {
  host?: Partial<Frames>;
  guides?: Partial<Frames>;
  config?: Partial<Config>;
  /** Further files of the host's release. */
  files?: readonly string[];
}

/** A host's release with further files. */
function hostWith(names: readonly string[], ...given: Parameters<typeof fakeHost>): Parameters<typeof writeDist>[0] {
  const { manifest, files } = fakeHost(...given);
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const more = names.map((name) => [name, bytes(name)] as const);
  const hashes = Object.fromEntries(more.map(([name, content]) => [name, integrityOf(content)]));
  const json = bytes(JSON.stringify({ ...manifest, files: { ...manifest.files, ...hashes } }));
  return new Map([...files, ...more, ['host.json', json]]);
}

async function gatewayWith({ host = {}, guides = {}, config: changed = {}, files = [] }: Given = {}) {
  const store = await temporaryFolder();
  const built = await loadConfig({});
  const settings = shownSettings(built);
  const hostFrames: Frames = {
    schema: 1,
    settings,
    screens: [screen('/')],
    shell: {
      html: '<header><a class="l" href="/rig4u-link/header">rig4u-link</a></header><rig4u-screen></rig4u-screen>',
      css: ['.a{color:red}'],
    },
    assets: { 'look/art/a.svg': '/host/1.0.0/assets/a.svg' },
    ...host,
  };
  const guideFrames: Frames = { schema: 1, settings, screens: [screen('/guides')], assets: {}, ...guides };
  const nav = [
    { path: '/guides', text: 'Guides <new>', order: 1, place: 'header' as const },
    { path: '/guides/mine', text: 'Only for the owner', order: 2, place: 'header' as const, for: 'owner' as const },
  ];
  const paths = ['/guides', '/guides/:guideId', '/guides/mine'];
  await publish(store, await writeDist(hostWith(files, '1.0.0', ['Button'], page, '1.0.0', hostFrames)));
  await publish(store, await writeDist(fakeRemote({ frames: guideFrames, paths, nav }).files));
  await publish(store, await writeDist(fakeRemote({ version: '1.1.0', paths, nav }).files));
  await promote(store, { part: 'host', version: '1.0.0' });
  await promote(store, { part: 'mf-guides', version: '1.0.0' });
  const log: string[] = [];
  const config = { ...built, ...changed };
  const app = createGateway({ store, config, log: (line) => log.push(line), origin: 'https://rig4u.example' });
  const ask = async (path: string) => app.fetch(new Request(`http://rig4u.test${path}`));
  return { store, log, ask, open: async (path: string) => (await ask(path)).text() };
}

it("puts the remote's screen into the host's shell, with each rule once and its hash in the policy", async () => {
  const { ask } = await gatewayWith();
  const answer = await ask('/guides');
  const html = await answer.text();
  expect(html).toContain('</header><p class="b">Screen at /guides</p><p class="start">Loading Rig4U shop</p></div>');
  expect(html).toContain('<style>.a{color:red}.b{color:blue}</style>');
  const hash = createHash('sha256').update('.a{color:red}.b{color:blue}').digest('base64');
  const policy = answer.headers.get('content-security-policy')?.split('; ');
  expect(policy?.find((rule) => rule.startsWith('style-src'))).toContain(`'sha256-${hash}'`);
  expect(html).not.toContain('<!--rig4u:');
  expect(html).not.toContain('No scripts');
});

it('links to what is live, for everybody, and marks where the visitor is', async () => {
  const { open } = await gatewayWith();
  expect(await open('/guides')).toContain(
    '<header><a class="l" href="/guides" aria-current="page">Guides &lt;new&gt;</a></header>',
  );
});

it('says the name of the product before any script', async () => {
  const { open } = await gatewayWith({ config: { product: { name: 'Ann & Bob', highlight: 'Bob' } } });
  expect(await open('/')).toContain('<p class="start">Loading Ann &amp; Bob shop</p>');
});

it("says what each address is, and the host's own screen needs no shell", async () => {
  const { open } = await gatewayWith();
  const html = await open('/');
  expect(html).toContain('<div id="root"><p class="b">Screen at /</p>');
  expect(html).toContain('<title>Title of / · Rig4U</title>');
  expect(html).toContain('<meta name="description" content="What it is &amp; does" />');
  expect(html).toContain('<link rel="canonical" href="https://rig4u.example/" />');
  expect(html).not.toContain('<title>Any</title>');
});

it("shows a link to a page with the picture of the host's release, by an address that is kept for good", async () => {
  const { ask, open } = await gatewayWith({ files: ['card.jpg'] });
  const named = (html: string) =>
    [...html.matchAll(/<meta (?:property="og:(image[:a-z]*)"|name="(twitter:card)") content="([^"]*)" \/>/g)].map(
      ([, property, name, content]) => [property ?? name, content],
    );
  for (const path of ['/', '/guides'])
    expect(named(await open(path))).toEqual([
      ['image', 'https://rig4u.example/host/1.0.0/card.jpg'],
      ['image:width', '1200'],
      ['image:height', '630'],
      ['image:alt', 'A desktop PC drawn in lines, taken apart into its main components'],
      ['twitter:card', 'summary_large_image'],
    ]);
  const picture = await ask('/host/1.0.0/card.jpg');
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  expect(picture.headers.get('cache-control')).toContain('immutable');
});

it('names no picture where the release of the host has none', async () => {
  const { open } = await gatewayWith();
  expect(await open('/')).not.toMatch(/og:image|twitter:card/);
});

it('leaves an address that nothing was rendered for as the host has it', async () => {
  const { open } = await gatewayWith();
  const html = await open('/guides/another');
  expect(html).toContain('<title>Any</title>');
  expect(html).toContain('<div id="root"><p class="start">Loading Rig4U shop</p></div><noscript>No scripts</noscript>');
});

it('gives a page a title alone where that is all there is', async () => {
  const { open } = await gatewayWith({ guides: { screens: [screen('/guides', { kind: 'head', html: '', css: [] })] } });
  const html = await open('/guides');
  expect(html).toContain('<title>Title of /guides · Rig4U</title>');
  expect(html).toContain('<div id="root"><p class="start">');
});

it('keeps the words for those without scripts on a screen that needs them', async () => {
  const { open } = await gatewayWith({ guides: { screens: [screen('/guides', { kind: 'frame' })] } });
  expect(await open('/guides')).toContain('<noscript>No scripts</noscript>');
});

it.each([
  ['the installation has another name', { config: { product: { name: 'Other', highlight: 'O' } } }],
  ['what it calls open is not', { guides: { screens: [screen('/guides', { opens: ['/nowhere'] })] } }],
  [
    'the host lacks a drawing',
    { guides: { screens: [screen('/guides', { html: '<i>rig4u-shared:look/art/b.svg</i>' })] } },
  ],
])('shows no screen that is not true: %s', async (_, given: Given) => {
  const { open } = await gatewayWith(given);
  const html = await open('/guides');
  expect(html).toContain('<div id="root"><p class="start">');
  expect(html).toContain('Title of /guides');
});

it("writes the address of a drawing that the host's release has", async () => {
  const html = '<use href="rig4u-shared:look/art/a.svg#art"></use>';
  const { open } = await gatewayWith({ guides: { screens: [screen('/guides', { html })] } });
  expect(await open('/guides')).toContain('<use href="/host/1.0.0/assets/a.svg#art"></use>');
});

it('does not show markup that is not what was published, and says so', async () => {
  const { open, store, log } = await gatewayWith();
  const file = join(store, 'remotes/mf-guides/1.0.0/frames.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('Screen at', 'Send your password to'));
  const html = await open('/guides');
  expect(html).not.toContain('password');
  expect(html).toContain('<div id="root"><p class="start">');
  expect(log.join()).toMatch(/"kind":"frames-unusable","part":"mf-guides","version":"1.0.0"/);
});

it('goes with its release: a release without screens has none, and a rollback brings them back', async () => {
  const { open, store } = await gatewayWith();
  await promote(store, { part: 'mf-guides', version: '1.1.0' });
  expect(await open('/guides')).not.toContain('Screen at');
  await rollback(store, 'mf-guides');
  expect(await open('/guides')).toContain('Screen at /guides');
});

it('tells search engines what there is to read', async () => {
  const { ask } = await gatewayWith({
    guides: {
      screens: [
        screen('/guides'),
        screen('/guides/mine', { kind: 'frame', outline: true }),
        screen('/guides/x', { kind: 'head' }),
      ],
    },
  });
  const robots = await ask('/robots.txt');
  expect(robots.headers.get('content-type')).toContain('text/plain');
  expect(await robots.text()).toContain('Sitemap: https://rig4u.example/sitemap.xml');
  const map = await ask('/sitemap.xml');
  expect(map.headers.get('content-type')).toContain('xml');
  expect([...(await map.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://rig4u.example/',
    'https://rig4u.example/guides',
  ]);
});
