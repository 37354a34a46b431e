import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import { remoteNames, versionText } from '@rig4u/shared/contracts';

/** One release: `part` is `host` or a remote's name. */
export interface ReleaseRef {
  part: string;
  version: string;
}

/** A release's folder relative to the store, which is also its address from the origin's root. */
export const folderOf = ({ part, version }: ReleaseRef): string => `${partFolder(part)}/${version}`;
export const partFolder = (part: string): string => (part === 'host' ? 'host' : `remotes/${part}`);
export const labelOf = ({ part, version }: ReleaseRef): string => `${part}@${version}`;

/** A name is a folder and a part of an address: disks take no longer ones, with what a store writes beside them. */
const longestName = 100;

/** A version that a release may have. */
export const versionName = v.pipe(versionText, v.maxLength(longestName));
const partName = v.union([v.literal('host'), v.pipe(remoteNames, v.maxLength(longestName))]);

/** Whether a release may have this name and version. */
export const isRef = ({ part, version }: ReleaseRef): boolean => v.is(partName, part) && v.is(versionName, version);

/** What somebody wrote, short enough for a sentence. */
const shown = (text: string): string => (text.length > longestName ? `${text.slice(0, longestName)}…` : text);

/** Reads `host` or `mf-<name>`. Throws a Refusal. */
export function parsePart(text: string): string {
  if (v.is(partName, text)) return text;
  throw new Refusal(`"${shown(text)}" is not a part. A part is "host" or a remote's name such as mf-guides.`);
}

/** Reads `1.0.1`. Throws a Refusal. */
export function parseVersion(text: string): string {
  if (v.is(versionName, text)) return text;
  throw new Refusal(`"${shown(text)}" is not a version. A version is 1.2.3 or 1.2.3-tag.`);
}

/** Reads `mf-guides@1.0.1`. Throws a Refusal. */
export function parseRef(text: string): ReleaseRef {
  const at = text.lastIndexOf('@');
  if (at < 1)
    throw new Refusal(`"${shown(text)}" names no version. Write <part>@<version>, for example mf-guides@1.0.1.`);
  return { part: parsePart(text.slice(0, at)), version: parseVersion(text.slice(at + 1)) };
}
