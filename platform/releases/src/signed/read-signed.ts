import { sign, verify, type KeyObject } from 'node:crypto';
import { Refusal } from '@rig4u/kernel';
import { parseRevision, type Head, type Revision } from '../registry';
import { logKey, type LogKey } from './log-keys';

/** Nobody with a key wrote this revision, or it is an old one: it is not taken, and what was live before stays. */
export class NotSigned extends Refusal {
  override name = 'NotSigned';
}

/** So that a signature of something else by the same key, such as a preview, is none of a revision. */
const purpose = 'rig4u revision\n';

/** A revision's text with its signature as the last field. It covers every other letter, and with `parent` all that came before. */
export function signText(text: string, privateKey: KeyObject): string {
  if (!text.endsWith('\n}\n')) throw new Error('The text is not as revisions are written.');
  const value = sign(null, Buffer.from(purpose + text), privateKey).toString('base64url');
  return `${text.slice(0, -end.length)},\n  "signature": "${logKey(privateKey).id}.${value}"${end}`;
}

const end = '\n}\n';
const signed = /^([\s\S]*),\n {2}"signature": "([\w-]{16})\.([\w-]{86})"\n\}\n$/;

/**
 * The revision in a text that one of the keys signed. What is read is what was signed, letter by letter. Throws NotSigned, which says
 * what is wrong: no signature, another key, or other letters than were signed.
 */
export function readSigned(text: string, keys: readonly LogKey[], file = 'The revision'): Revision {
  const [, start, id, value = ''] = signed.exec(text) ?? [];
  if (start === undefined)
    throw new NotSigned(
      `${file} is not signed, and only signed revisions are taken here. If one of you wrote it, let them sign: RIG4U_LOG_KEY_FILE; ` +
        'a log that nobody signed so far begins with "rig4u policy need-signatures". If not, somebody else can write to the store.',
    );
  const known = keys.find((one) => one.id === id);
  if (!known)
    throw new NotSigned(
      `${file} is signed by the key ${id}, which is none of those taken here (${keys.map((key) => key.id).join(', ')}). ` +
        'If it is your new key, add its public half to RIG4U_LOG_PUBLIC_KEY_FILE.',
    );
  const bytes = Buffer.from(value, 'base64url');
  const isTrue =
    bytes.toString('base64url') === value && verify(null, Buffer.from(purpose + start + end), known.key, bytes);
  if (!isTrue)
    throw new NotSigned(`${file} was changed after the key ${id} signed it. Look at who can write to the store.`);
  return parseRevision(start + end, file);
}

/**
 * Refuses a revision that does not come after the one that was taken last: an old one that somebody put back, or another one of the
 * same number. Of the very next one the parent is compared too. Throws NotSigned.
 */
export function mustFollow({ epoch, revision, parent }: Revision, hash: string, last: Head | undefined): void {
  if (!last || epoch > last.epoch) return;
  const where = `Revision ${revision} of epoch ${epoch}`;
  if (epoch < last.epoch || revision < last.revision)
    throw new NotSigned(
      `${where} is older than ${last.revision} of epoch ${last.epoch}, which was served already: somebody put an old one back. ` +
        'After a backup was put back on purpose, say so: rig4u restored --why "<reason>".',
    );
  if (revision === last.revision && hash !== last.hash)
    throw new NotSigned(`${where} is another one than was served under this number. A revision never changes.`);
  if (revision === last.revision + 1 && parent !== last.hash)
    throw new NotSigned(
      `${where} does not follow the revision ${last.revision} that was served: it names another parent.`,
    );
}
