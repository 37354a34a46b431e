import { sign, verify, type KeyObject } from 'node:crypto';
import * as v from 'valibot';
import { recordHash, versionText } from '@rig4u/shared/contracts';

/** What a preview link allows: this release, on this site, until then. */
const claimSchema = v.object({
  v: v.literal(1),
  part: v.string(),
  version: versionText,
  /** The hash of the release's record: another release of the same version is not what was meant. */
  hash: recordHash,
  /** The site's public address, such as https://shop.example. */
  origin: v.string(),
  until: v.pipe(v.string(), v.isoTimestamp()),
  /** Who made the link. */
  by: v.string(),
});

export type PreviewClaim = v.InferOutput<typeof claimSchema>;

const claimText = v.pipe(v.string(), v.parseJson(), claimSchema);

const packed = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** A claim as the text of a link: the claim and its signature (Ed25519), in letters that an address may have. */
export function signPreview(claim: PreviewClaim, privateKey: KeyObject): string {
  const payload = packed(Buffer.from(JSON.stringify(claim)));
  return `${payload}.${packed(sign(null, Buffer.from(payload), privateKey))}`;
}

/** What a link allows; undefined unless every letter of it is as one of the keys signed it. Whether it is still good is another question. */
export function openPreview(token: string, publicKeys: readonly KeyObject[]): PreviewClaim | undefined {
  const [payload = '', signature = '', ...rest] = token.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  // Letters that mean the same bytes would be another link with the same signature.
  if (rest.length > 0 || packed(bytes) !== signature) return undefined;
  if (!publicKeys.some((key) => verify(null, Buffer.from(payload), key, bytes))) return undefined;
  const read = v.safeParse(claimText, Buffer.from(payload, 'base64url').toString());
  return read.success ? read.output : undefined;
}
