import { AuthProblem } from './sign-in-errors';

const loaded = new Map<string, Promise<void>>();

/**
 * Loads a script of these bytes (hash) from another address into the page, once. After a failure it can be tried again. Rejects with
 * an AuthProblem.
 */
export function loadScript(document: Document, address: string, integrity: string): Promise<void> {
  const before = loaded.get(address);
  if (before) return before;
  const now = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loaded.delete(address);
      reject(new AuthProblem('rig4u/not-loaded'));
    };
    document.head.append(script);
  });
  loaded.set(address, now);
  return now;
}
