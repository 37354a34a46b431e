import type { PinnedFile } from '@rig4u/shared/contracts';
import { integrityOf, isPlainPath, type FileMap } from '../store';
import { addressOf, pinnedFiles, refOf, type Manifest } from './manifest';
import { pageSlots } from './page-slots';

/** What is wrong with a build, one sentence each; empty when it may be published. */
export function checkBuild(build: Manifest, files: FileMap): string[] {
  const odd = [...files.keys()]
    .filter((path) => !isPlainPath(path))
    .map((path) => `${path}: not a plain file name (letters, digits, "-", "_", ".", "@", "~", "+").`);
  return [
    ...odd,
    ...checkPins(pinnedFiles(build), addressOf(refOf(build)), files),
    ...(build.kind === 'host' ? checkPage(build.manifest.inlineScripts, files) : []),
  ];
}

/** Checks pinned files against the bytes of one release folder, whose address is given. */
export function checkPins(pins: readonly PinnedFile[], address: string, files: FileMap): string[] {
  return pins.flatMap(({ src, integrity }) => {
    const path = src.startsWith(address) ? src.slice(address.length) : '';
    if (!isPlainPath(path)) return [`${src}: lies outside the release's own folder ${address}`];
    const bytes = files.get(path);
    if (!bytes) return [`${src}: named in the manifest, but there is no such file`];
    return integrityOf(bytes) === integrity ? [] : [`${src}: the bytes do not match the hash in the manifest`];
  });
}

function checkPage(inlineScripts: readonly string[], files: FileMap): string[] {
  const page = files.get('index.html');
  if (!page) return ['index.html: missing; a host release is the page that visitors get'];
  const html = new TextDecoder().decode(page);
  const slots = Object.values(pageSlots).filter((slot) => html.split(slot).length !== 2);
  return [
    ...slots.map((slot) => `index.html: must hold ${slot} exactly once`),
    ...inlineScripts
      .filter((hash) => !scriptHash.test(hash))
      .map((hash) => `host.json: inlineScripts holds "${hash}", which is not 'sha256-…'`),
  ];
}

/** A script's hash as a content security policy spells it, quotes included. */
export const scriptHash = /^'sha(256|384|512)-[\w+/]+={0,2}'$/;
