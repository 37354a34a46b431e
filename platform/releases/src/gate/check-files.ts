import type { Fault, GateCode } from '../fault';
import { manifestFiles, refOf, type Manifest } from '../manifest';
import { pageSlots } from '../plans/page-slots';
import { recordFile } from '../registry';
import { integrityOf, isMadeByStore, isPlainPath, labelOf, longestPath, type FileMap } from '../store';

/** A disk takes names of 255: `.br` or a delta's hash is added to those of a build. */
const longestSegment = 180;

const isTooLong = (name: string): boolean =>
  name.length > longestPath || name.split('/').some((segment) => segment.length > longestSegment);

/** What is wrong with the files of a build: RIG-105 and RIG-106, and for a host its page. Pure: the bytes are given. */
export function checkFiles(build: Manifest, files: FileMap): Fault[] {
  const part = labelOf(refOf(build));
  const fault =
    (code: GateCode) =>
    (sentence: string): Fault => ({ code, part, sentence });
  return [
    ...missingOrChanged(build.manifest.files, files).map(fault('RIG-105')),
    ...strangers(build, files).map(fault('RIG-106')),
    ...(build.kind === 'host' ? checkPage(build.manifest.inlineScripts, files).map(fault('RIG-101')) : []),
  ];
}

function missingOrChanged(hashes: Readonly<Record<string, string>>, files: FileMap): string[] {
  return Object.entries(hashes).flatMap(([name, hash]) => {
    if (!isTooLong(name) && !isPlainPath(name)) return [`${name}: lies outside the release's own folder`];
    const bytes = files.get(name);
    if (!bytes) return [`${name}: named in the manifest, but there is no such file`];
    return integrityOf(bytes) === hash ? [] : [`${name}: the bytes do not match the hash in the manifest`];
  });
}

/** Files that the manifest does not know. Format 1 lists only what a page asks for by hash, so there only odd names count. */
function strangers({ manifest }: Manifest, files: FileMap): string[] {
  const listed = new Set([...Object.keys(manifest.files), ...manifestFiles]);
  const known = new Set(files.keys());
  const isOfStore = (name: string) => name === recordFile || isMadeByStore(name, known);
  return [...known].flatMap((name) => {
    if (isTooLong(name))
      return [
        `${name.slice(0, longestSegment)}…: has a name of more than ${longestSegment} characters, and the store adds to them, or more than ${longestPath} with its folders`,
      ];
    if (!isPlainPath(name)) return [`${name}: not a plain file name (letters, digits, "-", "_", ".", "@", "~", "+").`];
    const ofStore = [name, ...foldersOf(name)].find(isOfStore);
    if (ofStore !== undefined) return [`${ofStore}: the store writes a file of this name itself`];
    const file = foldersOf(name).find((folder) => known.has(folder));
    if (file !== undefined) return [`${name}: lies in ${file}, which is a file`];
    return manifest.schema === 1 || listed.has(name)
      ? []
      : [`${name}: is not in the manifest. Build into an empty folder.`];
  });
}

/** The folders in which a file lies: `a` and `a/b` of `a/b/c.js`. */
const foldersOf = (name: string): string[] =>
  name.split('/').flatMap((_, i, all) => (i === 0 ? [] : [all.slice(0, i).join('/')]));

function checkPage(inlineScripts: readonly string[], files: FileMap): string[] {
  const page = files.get('index.html');
  if (!page) return ['index.html: missing; a host release is the page that visitors get'];
  const html = new TextDecoder().decode(page);
  const times = (slot: string): number => html.split(slot).length - 1;
  return [
    ...(times(pageSlots.config) === 1 ? [] : [`index.html: must hold ${pageSlots.config} exactly once`]),
    ...(times(pageSlots.index) + times(pageSlots.registry) === 1
      ? []
      : [`index.html: must hold ${pageSlots.index} exactly once, or ${pageSlots.registry} as older hosts do`]),
    ...inlineScripts
      .filter((hash) => !scriptHash.test(hash))
      .map((hash) => `host.json: inlineScripts holds "${hash}", which is not 'sha256-…'`),
  ];
}

/** A script's hash as a content security policy spells it, quotes included. */
export const scriptHash = /^'sha(256|384|512)-[\w+/]+={0,2}'$/;
