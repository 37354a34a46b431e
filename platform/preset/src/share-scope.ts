import { sharedEntries, sharedVersions } from './part';

const single = { singleton: true, strictVersion: true } as const;
const anyOfMajor = (version: string): string => `^${version.split('.')[0]}.0.0`;

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
