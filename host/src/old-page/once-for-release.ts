/** For which releases this tab loaded itself anew. */
const key = 'rig4u-loaded-anew';

/**
 * Whether this tab may load itself anew because of a release, which it notes: once for each, as the new page may lack the same files. Not
 * where the browser keeps nothing: it would never end. Free of any library, because the boot script has it.
 */
export function onceForRelease(window: Window, release: string): boolean {
  try {
    const { sessionStorage } = window;
    const before = sessionStorage.getItem(key)?.split(' ') ?? [];
    if (before.includes(release)) return false;
    sessionStorage.setItem(key, [...before, release].join(' '));
    return true;
  } catch {
    // Blocked or full: the next page would not know of it.
    return false;
  }
}

/** Lets the page load itself anew once more: because of one release, or of any where the visitor asks for it. */
export function onceMore(window: Window, release?: string): void {
  try {
    const { sessionStorage } = window;
    const others = (sessionStorage.getItem(key)?.split(' ') ?? []).filter((one) => one !== release);
    if (release === undefined || others.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, others.join(' '));
  } catch {
    // Blocked: it did not load itself anew, and will not.
  }
}
