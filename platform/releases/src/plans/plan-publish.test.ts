/** @jest-environment node */
import { fakeHost, fakeRemote } from '../fake-builds';
import type { Manifest } from '../manifest';
import type { FileMap } from '../store';
import { planPublish } from './plan-publish';

const { manifest, files } = fakeRemote();
const build: Manifest = { kind: 'remote', manifest };
const small = (): number => 1000;

function reasons(of: Manifest, given: FileMap, published?: FileMap): string[] {
  const plan = planPublish(of, given, published, small);
  return plan.do === 'refuse' ? plan.error.message.split('\n  ') : [plan.do];
}

describe('publishing', () => {
  it('refuses other bytes under the same version, names the files and says what to do', () => {
    const published = new Map(files).set('old.js', new Uint8Array()).set('1.abc.js', new Uint8Array([1]));
    published.delete('art/part.svg');
    expect(reasons(build, files, published)).toEqual([
      expect.stringContaining('Raise "version" in package.json'),
      '1.abc.js: differs',
      'art/part.svg: is new',
      'old.js: is gone',
    ]);
  });

  it.each([
    [
      'a chunk that was tampered with',
      new Map(files).set('1.abc.js', new Uint8Array([1])),
      'RIG-105 1.abc.js: the bytes do not match the hash in the manifest',
    ],
    [
      'an entry that is missing',
      new Map([...files].filter(([path]) => path !== 'remoteEntry.js')),
      'RIG-105 remoteEntry.js: named in the manifest, but there is no such file',
    ],
    [
      'a file with an odd name',
      new Map(files).set('a b.js', new Uint8Array()),
      expect.stringContaining('RIG-106 a b.js: not a plain file name'),
    ],
    [
      'a file that the manifest does not list',
      new Map(files).set('left-over.js', new Uint8Array()),
      'RIG-106 left-over.js: is not in the manifest. Build into an empty folder.',
    ],
    [
      'a file of the name that the store writes itself',
      new Map(files).set('release.json', new Uint8Array()),
      expect.stringContaining('RIG-106 release.json'),
    ],
    [
      'a file that would lie in the one that the store writes',
      new Map(files).set('release.json/a.js', new Uint8Array()),
      'RIG-106 release.json: the store writes a file of this name itself',
    ],
    [
      'a compressed twin, which the store makes',
      new Map(files).set('remoteEntry.js.br', new Uint8Array()),
      'RIG-106 remoteEntry.js.br: the store writes a file of this name itself',
    ],
    [
      'a file that lies in a file',
      new Map(files).set('art/part.svg/a.js', new Uint8Array()),
      'RIG-106 art/part.svg/a.js: lies in art/part.svg, which is a file',
    ],
    [
      'a name to which the store can add nothing',
      new Map(files).set(`art/${'a'.repeat(181)}`, new Uint8Array()),
      expect.stringContaining('has a name of more than 180 characters'),
    ],
    [
      'a name that no disk takes',
      new Map(files).set(`art/${'a'.repeat(300)}`, new Uint8Array()),
      expect.stringContaining('has a name of more than 180 characters'),
    ],
  ])('refuses %s', (_, damaged, reason) => {
    expect(reasons(build, damaged)).toEqual([expect.stringContaining('damaged'), reason]);
  });

  it('refuses an id that is not the one of name and version', () => {
    const { manifest: other, files: own } = fakeRemote({ id: 'mf_guides_9_9_9' });
    expect(reasons({ kind: 'remote', manifest: other }, own)).toEqual([
      expect.anything(),
      'RIG-108 its id is mf_guides_9_9_9, and must be mf_guides_1_0_0, so that two releases can live in one tab',
    ]);
  });

  it('refuses a module that calls itself a script, and takes one that says what it is', () => {
    const text = new TextEncoder().encode('export const get = () => 1;');
    const asScript = planPublish(build, new Map(files).set('remoteEntry.js', text), undefined, small);
    expect(asScript.do === 'refuse' && asScript.error.message).toMatch(
      /RIG-109 remoteEntry\.js says that it is a script/,
    );
    const module: Manifest = { kind: 'remote', manifest: { ...manifest, format: 'module' } };
    const asModule = planPublish(module, new Map(files).set('remoteEntry.js', text), undefined, small);
    expect(asModule.do === 'refuse' && asModule.error.message).not.toContain('RIG-109');
    const noModule = planPublish(module, files, undefined, small);
    expect(noModule.do === 'refuse' && noModule.error.message).toContain(
      'RIG-109 remoteEntry.js says that it is a module, and exports neither init nor get',
    );
  });

  it('refuses a screen over its budget, with both numbers', () => {
    const { manifest: heavy, files: own } = fakeRemote({ budget: 1999 });
    expect(reasons({ kind: 'remote', manifest: heavy }, own)).toEqual([
      expect.anything(),
      expect.stringMatching(/^RIG-111 \/guides takes 2\.0 KB, and the budget is 2\.0 KB/),
    ]);
  });

  it('refuses a host whose page has no place for the registry, or whose policy would be widened', () => {
    const bad = fakeHost('1.0.0', [], '<!--rig4u:config-->');
    const manifestOfBad = { ...bad.manifest, inlineScripts: ["'unsafe-inline'"] };
    expect(reasons({ kind: 'host', manifest: manifestOfBad }, bad.files)).toEqual([
      expect.anything(),
      'RIG-101 index.html: must hold <!--rig4u:index--> exactly once, or <!--rig4u:registry--> as older hosts do',
      expect.stringContaining("'unsafe-inline'"),
    ]);
  });
});
