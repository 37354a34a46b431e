import { pageWithRemote, type PutIn } from './page-with-remote';

const hash = `sha256-${'a'.repeat(43)}=`;
const json = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
const index = {
  schema: 2,
  epoch: 1,
  revision: 4,
  host: { version: '1.0.0', shared: {} },
  remotes: { 'mf-guides': { paths: ['/guides'], live: ['1.0.0', hash] } },
};
const page = (record: unknown) => `<!doctype html>
<html lang="en">
<head>
${json('rig4u-config', { product: '</script> $& $1' })}
${json('rig4u-index', index)}${record === undefined ? '' : json('rig4u-record', record)}
<script>boot()</script>
</head>
<body>
<div id="root"><main><h1>Rendered</h1></main><p class="start" role="status">Loading application...</p></div>
</body>
</html>`;
const script = { src: '/rig4u-dev/page.js', integrity: 'sha384-x' };
const putIn = (more: object = {}): PutIn => ({
  script,
  developer: {
    name: 'mf-sixth',
    paths: ['/hello'],
    live: ['1.0.0-dev', hash],
    build: 1,
    record: { id: '</script> $&' },
    ...more,
  },
});
const open = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const jsonOf = (document: Document, id: string): unknown =>
  JSON.parse(document.getElementById(id)?.textContent ?? 'null');
const changed = (html: string, pathname: string, given = putIn()) => open(pageWithRemote(html, pathname, given) ?? '');

test('its first script is the one for development, with its hash, before the boot script', () => {
  const [first, ...others] = changed(page(undefined), '/').querySelectorAll('script:not([type])');
  expect(first?.outerHTML).toBe(
    '<script src="/rig4u-dev/page.js" integrity="sha384-x" crossorigin="anonymous"></script>',
  );
  expect(others.map(({ textContent }) => textContent)).toEqual(['boot()']);
});

test("at the developer's own address it carries their record, and nothing that was rendered of another release", () => {
  for (const record of [undefined, { part: 'mf-guides', record: {} }]) {
    const document = changed(page(record), '/hello');
    expect(jsonOf(document, 'rig4u-record')).toEqual({ part: 'mf-sixth', record: { id: '</script> $&' } });
    expect(document.querySelectorAll('#rig4u-record')).toHaveLength(1);
    expect(document.querySelector('#root')?.textContent).toBe('Loading application...');
    expect(jsonOf(document, 'rig4u-index')).toHaveProperty(['remotes', 'mf-sixth', 'paths'], ['/hello']);
    expect(jsonOf(document, 'rig4u-config')).toEqual({ product: '</script> $& $1' });
  }
});

test('at an address of another remote record and screen are what the origin sent', () => {
  const record = { part: 'mf-guides', record: { id: 'mf_guides_1_0_0' } };
  const document = changed(page(record), '/guides');
  expect(jsonOf(document, 'rig4u-record')).toEqual(record);
  expect(document.querySelector('#root h1')?.textContent).toBe('Rendered');
});

test("a remote that takes another one's address has its record there", () => {
  const document = changed(page({ part: 'mf-guides', record: {} }), '/guides', putIn({ paths: ['/guides'] }));
  expect(jsonOf(document, 'rig4u-record')).toHaveProperty('part', 'mf-sixth');
});

test('before anything was compiled only the script is new', () => {
  const document = changed(page(undefined), '/hello', { script, developer: undefined });
  expect(jsonOf(document, 'rig4u-index')).toEqual({ ...index, offline: 'off', revision: 4_000_000 });
  expect(document.querySelector('#root h1')).not.toBeNull();
});
