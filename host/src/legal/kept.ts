import { readRegistry, type PageRegistry, type StoredKey } from '@rig4u/shared/contracts';
import { patiently } from '@rig4u/shared/lazy';

/** What all live parts keep with the visitor: the host's own first, then each remote's. */
const keptBy = ({ host, remotes }: Pick<PageRegistry, 'host' | 'remotes'>): StoredKey[] => [
  ...(host.stores ?? []),
  ...Object.values(remotes).flatMap(({ stores = [] }) => stores),
];

/** Asks the registry what is kept. Rejects where it does not arrive, or cannot be read. */
export const loadKept = (): Promise<StoredKey[]> =>
  patiently(async () => {
    const response = await fetch('/registry.json', { cache: 'no-cache' });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return keptBy(readRegistry(await response.json()));
  });
