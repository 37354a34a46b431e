/** @jest-environment node */
import { expected, exportFor, small, type TestExport } from '../test-export';
import { cloudflare } from './cloudflare';
import { fileAt, headersAt, readHeaders, readRewrites } from './pages-emulator';

describe('an export for Cloudflare Pages, by its documentation', () => {
  let made: TestExport;
  beforeAll(async () => {
    made = await exportFor('cloudflare');
  });

  it("gives every address the gateway's headers, each once", async () => {
    const rules = readHeaders(await made.text('site/_headers'));
    for (const [path, headers] of expected(made.site))
      expect({ path, ...headersAt(rules, path) }).toEqual({ path, ...small(headers) });
  });

  it('has the page of every address', async () => {
    const rewrites = readRewrites(await made.text('site/_redirects'));
    const files = new Set(cloudflare.layOut(made.site).files.map(({ path }) => path.replace(/^site/, '')));
    const { named, rendered, patterns } = made.site.places;
    for (const address of named.keys()) expect(fileAt(rewrites, files, address)).toBe(address);
    for (const [address, { name }] of rendered) expect(fileAt(rewrites, files, address)).toBe(`/_pages/${name}`);
    for (const { path, document } of patterns)
      expect(fileAt(rewrites, files, path.replaceAll(/:[^/]+/g, 'any'))).toBe(`/_pages/${document.name}`);
    expect(fileAt(rewrites, files, '/nobody/knows')).toBeUndefined();
    expect(await made.text('site/index.html')).toBe(await made.text('site/_pages/other.html'));
  });

  it('says that it was not run', () => {
    expect(made.warnings.join()).toContain('were not run');
  });

  it.each([
    ['more pages than it has rules for', 101, 'header rules', 100],
    ['more names in addresses than it takes', 101, 'rules with a name in them', 100],
  ])('refuses %s', async (_, count, what) => {
    const { places } = made.site;
    const { other } = places;
    const document = { ...other, headers: { ...other.headers, 'Content-Security-Policy': 'other' } };
    const patterns = Array.from({ length: count }, (__, i) => ({
      path: what.startsWith('rules') ? `/p${i}/:id` : `/p${i}`,
      document,
    }));
    expect(() => cloudflare.layOut({ ...made.site, places: { ...places, patterns } })).toThrow(what);
  });
});
