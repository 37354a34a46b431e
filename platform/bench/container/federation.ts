import type { Release } from '@rig4u/shared/contracts';
import type { Federation } from '../../../host/src/remotes/federation';

interface Container {
  init(scope: unknown): Promise<void> | void;
  get(expose: string): Promise<() => unknown>;
}
type ShareScope = Record<string, Record<string, { get(): Promise<() => unknown> }>>;

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: ShareScope };

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
const containers = new Map<string, Promise<Container>>();

/** The same two services by webpack's own container plugin, without a federation runtime. */
export function enhancedFederation(): Federation {
  // The host's own eager entries fill the scope at once.
  void __webpack_init_sharing__('default');
  return {
    provides: (key) => key in __webpack_share_scopes__.default,
    async shared(key) {
      const [provided] = Object.values(__webpack_share_scopes__.default[key] ?? {});
      if (!provided) throw new Error(`This host does not provide ${key}`);
      return (await provided.get())();
    },
    async routes(release) {
      const loading = containers.get(release.id) ?? load(release);
      containers.set(release.id, loading);
      loading.catch(() => containers.delete(release.id));
      return (await (await loading).get('./routes'))();
    },
  };
}

async function load(release: Release): Promise<Container> {
  await new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {
      src: release.entry.src,
      integrity: release.entry.integrity,
      crossOrigin: 'anonymous',
    });
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${release.entry.src} did not load`));
    document.head.append(script);
  });
  const container: unknown = Reflect.get(globalThis, release.id);
  if (!isContainer(container)) throw new Error(`${release.id} is not a container`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}
