import { typeAgain } from '@rig4u/shared/errors';
import * as v from 'valibot';
import { typedKey } from './load-anew';

const kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ pathname: v.string(), texts: v.array(v.tuple([v.string(), v.string()])) }),
);

/** How long the fields of a screen may take to come, in milliseconds. */
const fieldsMs = 10_000;

/**
 * Types what was typed when the tab loaded itself anew, once the visitor is at that address: into the fields that come within ten seconds,
 * each once. Then it is forgotten.
 */
export function typeWhatWasTyped({ document, location, sessionStorage }: Window): void {
  const read = v.safeParse(kept, sessionStorage.getItem(typedKey));
  // Of a host that wrote it in another form.
  if (!read.success) return sessionStorage.removeItem(typedKey);
  const { pathname, texts } = read.output;
  const left = new Map(texts);
  let ends: ReturnType<typeof setTimeout> | undefined;
  const type = () => {
    // Who signed out had it forgotten.
    if (sessionStorage.getItem(typedKey) === null) return forget();
    if (location.pathname !== pathname) return;
    ends ??= setTimeout(forget, fieldsMs);
    for (const key of typeAgain(left)) left.delete(key);
    if (left.size === 0) forget();
  };
  const changes = new MutationObserver(type);
  const forget = () => {
    clearTimeout(ends);
    changes.disconnect();
    sessionStorage.removeItem(typedKey);
  };
  changes.observe(document.body, { childList: true, subtree: true });
  type();
}
