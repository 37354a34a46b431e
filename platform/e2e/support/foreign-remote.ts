import type { NavPlace, StoredKey } from '@rig4u/shared/contracts';
import { integrityOf, type FileMap } from '@rig4u/releases/store';

interface Foreign {
  name?: string;
  version: string;
  /** Whether the entry gives its lazy chunk a hash. */
  pins: boolean;
  /** What the entry exposes; `./routes` in a sound remote. */
  exposes?: string;
  /** The address of its only screen. */
  path?: string;
  /** Its links, and what it says that it stores. */
  nav?: NavPlace[];
  stores?: StoredKey[];
  /** The heading of that screen. */
  heading?: string;
  /** The example of that screen, and what the browser holds there. */
  example?: { address: string; data?: Record<string, unknown> };
}

/** It fails where something is kept under `breaks` and the address is the one that is kept. */
const screenOf = (heading: string): string => `globalThis.ForeignScreen = () => {
  if (JSON.parse(localStorage.getItem('breaks')) === location.pathname) throw new Error('This one breaks');
  return {
  $$typeof: Symbol.for('react.transitional.element'), type: 'h1', key: null, ref: null, props: { children: ${JSON.stringify(heading)} },
  };
};`;

/** A remote that no preset of ours built: its entry loads a chunk by hand, with or without a hash. */
export function foreignRemote({
  version,
  pins,
  exposes = './routes',
  path = '/foreign',
  heading = 'Foreign',
  example,
  name: part = 'mf-foreign',
  ...said
}: Foreign): FileMap {
  const id = `${part}_${version}`.replaceAll(/\W/g, '_');
  const text = new TextEncoder();
  const chunk = text.encode(screenOf(heading));
  const pin = pins ? `script.integrity = '${integrityOf(chunk)}'; script.crossOrigin = 'anonymous';` : '';
  const entry = text.encode(`var ${id} = {
    init() {},
    get(name) {
      if (name !== '${exposes}') return Promise.reject(new Error('There is no ' + name));
      const lazy = () => new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = '/remotes/${part}/${version}/lazy.js';
        ${pin}
        script.onload = () => resolve({ Component: globalThis.ForeignScreen });
        script.onerror = () => reject(new Error('lazy.js did not arrive'));
        document.head.append(script);
      });
      return Promise.resolve(() => ({ default: { contract: 1, routes: [{ path: '${path}', lazy }] } }));
    },
  };`);
  const manifest = {
    schema: 2,
    name: part,
    version,
    id,
    contract: 1,
    entry: 'entry.js',
    format: 'script',
    files: { 'entry.js': integrityOf(entry), 'lazy.js': integrityOf(chunk) },
    screens: [{ path, files: [], ...(example && { example: example.address }) }],
    ...(example?.data && { exampleData: example.data }),
    needs: {},
    ...said,
  };
  return new Map([
    ['entry.js', entry],
    ['lazy.js', chunk],
    ['remote.json', text.encode(JSON.stringify(manifest))],
  ]);
}
