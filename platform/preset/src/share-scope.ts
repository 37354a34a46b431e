import { sharedEntries, sharedVersions } from './part';

const single = { singleton: true, strictVersion: true } as const;
const anyOfMajor = (version: string): string => `^${version.split('.')[0]}.0.0`;

/**
 * What the host provides, as the only provider: nothing is ever there twice. Its first scripts hold React and the modules of shared that
 * the shell uses; the rest of an entry arrives with the first remote that asks for it.
 */
export function hostShares() {
  const { shared, react, reactDom } = sharedVersions();
  const eagerly = (version: string) => ({ ...single, eager: true, version, requiredVersion: anyOfMajor(version) });
  const own = [...sharedEntries()].map(([shareKey, file]) => [
    shareKey,
    {
      ...single,
      shareKey,
      import: file,
      version: shared,
      requiredVersion: anyOfMajor(shared),
      eager: false,
    },
  ]);
  return {
    react: eagerly(react),
    'react/': eagerly(react),
    'react-dom': eagerly(reactDom),
    'react-dom/': eagerly(reactDom),
    ...Object.fromEntries(own),
  };
}

/** What a remote takes from the host: the same keys, never bundled. Names are checked at promotion, so the range is the major version. */
export function remoteShares() {
  const { shared, react, reactDom } = sharedVersions();
  const taken = (version: string) => ({ ...single, import: false as const, requiredVersion: anyOfMajor(version) });
  const own = [...sharedEntries().keys()].map((shareKey) => [shareKey, { ...taken(shared), shareKey }]);
  return {
    react: taken(react),
    'react/': taken(react),
    'react-dom': taken(reactDom),
    'react-dom/': taken(reactDom),
    ...Object.fromEntries(own),
  };
}
