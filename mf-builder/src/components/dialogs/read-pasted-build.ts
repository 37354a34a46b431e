import { priceHistory, type BuildComponents } from '@rig4u/shared/builds';
import { checkConnection } from '@rig4u/shared/lazy';
import { loadByIds } from '../../catalogue/load-types';
import { withCurrentPrices } from '../../domain/prices';
import { holdsLink } from '../../domain/link/link-mark';
import { decodeBuild, emptyLink } from '../../domain/link/read-link';
import { importJson } from '../../domain/exports/json';
import { resolveLines } from '../../domain/link/parts-of-link';

export type ReadBuild =
  | { ok: true; build: { name?: string; note?: string; components: BuildComponents; pictures?: number } }
  | { ok: false; message: string };

/** Whether a text is a list of parts: neither JSON nor a link. A list may begin with a link, and with brackets. */
export const isList = (text: string): boolean =>
  text.trim() !== '' && !isLink(text) && !/^\ufeff?\s*(?:\{|\[\s*[[{"\]\d-])(?![\d;]*m)/.test(text);

/** A build from its JSON or its link. `message` says what is wrong and what to do, as plain text; nothing throws. */
export async function readBuild(text: string): Promise<ReadBuild> {
  if (text.trim() === '')
    return { ok: false, message: 'Choose a file, or paste a list, the text of a file or a link.' };
  return isLink(text) ? readLink(text) : importJson(text);
}

const isLink = (text: string): boolean => /^\s*(?:https?:\/\/|\/|#b=)\S*\s*$/i.test(text) || isPassedOn(text);

/** Whether a text is the link of a build, perhaps in brackets, with words behind it, or wrapped: no line below it has more than a word. */
function isPassedOn(text: string): boolean {
  const [first = '', ...more] = text.trim().split('\n');
  return (
    /^\P{L}*(?:https?:|pc-|b[=%])/iu.test(first) &&
    holdsLink(first) &&
    more.every((line) => /^[\s>|]*[\w-]*[^\w-]*$/.test(line))
  );
}

const elsewhere =
  'There is no build in this link, and this page asks no other site. Open the address, copy the list there and paste it here.';

async function readLink(text: string): Promise<ReadBuild> {
  if (/^\s*https?:\/\/[^#]*$/.test(text) && !holdsLink(text)) return { ok: false, message: elsewhere };
  const decoded = decodeBuild(text);
  if (!decoded.ok) return decoded;
  if (decoded.lines.length === 0) return { ok: false, message: emptyLink };
  try {
    const partsOf = await loadByIds(decoded.lines.map(({ id }) => id));
    const history = priceHistory.read().value.parts;
    const resolved = resolveLines(decoded.lines, (type) => withCurrentPrices(partsOf(type), history));
    return resolved.ok ? { ok: true, build: resolved } : resolved;
  } catch {
    return { ok: false, message: `The parts of this build could not be loaded. ${checkConnection}` };
  }
}
