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

/** Reads `host` or `mf-<name>`. Throws a Refusal. */
export function parsePart(text: string): string {
  if (text === 'host' || v.is(remoteNames, text)) return text;
  throw new Refusal(`"${text}" is not a part. A part is "host" or a remote's name such as mf-guides.`);
}

/** Reads `mf-guides@1.0.1`. Throws a Refusal. */
export function parseRef(text: string): ReleaseRef {
  const at = text.lastIndexOf('@');
  if (at < 1) throw new Refusal(`"${text}" names no version. Write <part>@<version>, for example mf-guides@1.0.1.`);
  const version = text.slice(at + 1);
  if (!v.is(versionText, version)) throw new Refusal(`"${version}" is not a version. A version is 1.2.3 or 1.2.3-tag.`);
  return { part: parsePart(text.slice(0, at)), version };
}
