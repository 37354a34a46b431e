import { createHash } from 'node:crypto';
import { loadConfig } from '@rig4u/kernel/config';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { promote, publish } from '@rig4u/releases';
import { fakeHost, fakeRemote, writeDist } from '@rig4u/releases/fake-builds';
import { shownSettings, type Frame } from '@rig4u/releases/manifest';
import { integrityOf, type FileMap } from '@rig4u/releases/store';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
/** A script that no compression makes small, with one line that a release changes. */
const longScript = (line: string): string => [...Array.from({ length: 400 }, (_, i) => digest(`${i}`)), line].join(' ');

const page =
  '<!doctype html><html lang="en"><head><!--rig4u:about--><title>Any</title><!--/rig4u:about--><!--rig4u:config-->' +
  '<!--rig4u:index--><!--rig4u:styles--></head><body><div id="root"><!--rig4u:frame--></div></body></html>';

const screen = (path: string, css: string): Frame => ({
  path,
  title: `Title of ${path}`,
  description: 'What it is & does',
  kind: 'whole',
  html: `<p class="b">Screen at ${path}</p>`,
  css: [css],
  opens: [],
});

/** Of each kind of file that a release may hold. */
const moreFiles: FileMap = new Map([
  ['assets/look.css', bytes(`.a{color:red}${'\n.b{color:blue}'.repeat(80)}`)],
  ['assets/data.json', bytes(JSON.stringify(Array.from({ length: 60 }, (_, i) => digest(`${i}`))))],
  ['assets/drawing.svg', bytes('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>')],
  ['assets/letters.woff2', bytes(`wOF2${digest('letters')}`)],
  ['assets/photo.webp', bytes(`RIFF${digest('photo')}`)],
  ['assets/large.js', bytes(`"${'large'.repeat(250_000)}"`)],
  ['assets/of-no-type', bytes('nothing')],
  ['card.jpg', bytes('card')],
  ['icons/192.png', bytes('icon')],
  ['legal.0123abcd.js', bytes(`"${longScript('legal')}"`)],
  ['notices.txt', bytes('Notices')],
  ['worker.js', bytes('self.addEventListener("fetch", () => undefined);')],
]);

/** A build with more files, which its manifest lists. */
function withFiles({ manifest, files }: { manifest: { files: object }; files: FileMap }, name: string, more: FileMap) {
  const hashes = Object.fromEntries([...more].map(([path, content]) => [path, integrityOf(content)]));
  const json = bytes(JSON.stringify({ ...manifest, files: { ...manifest.files, ...hashes } }));
  return writeDist(new Map([...files, ...more, [name, json]]));
}

/** For tests: a store with a host and the guides live, each with a release before, and with a file of every kind. */
export async function storeOfEveryKind(): Promise<string> {
  const store = await temporaryFolder();
  const settings = shownSettings(await loadConfig({}));
  const hostFrames = {
    schema: 1 as const,
    settings,
    screens: [screen('/', '.b{color:blue}'), { ...screen('/terms', ''), kind: 'head' as const }],
    shell: { html: '<header></header><rig4u-screen></rig4u-screen>', css: ['.a{color:red}'] },
    assets: {},
  };
  const frames = { schema: 1 as const, settings, screens: [screen('/guides/first', '.c{}')], assets: {} };
  const paths = ['/guides', '/guides/:id', '/guides/mine/:thing', '/tools'];
  for (const version of ['1.0.0', '1.1.0']) {
    const host = fakeHost(version, ['Button'], page, '1.0.0', hostFrames);
    await publish(store, await withFiles(host, 'host.json', moreFiles));
    await promote(store, { part: 'host', version });
    const values = { '/guides/mine/:thing': { thing: ['x', 'Tall-Case', 'Wide', 'wide'] } };
    const guides = fakeRemote({ version, paths, values, frames, code: longScript(version) });
    await publish(store, await writeDist(guides.files));
    await promote(store, { part: 'mf-guides', version });
  }
  return store;
}
