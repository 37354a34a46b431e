import type { Store } from './store';

/** A log that lies elsewhere than the releases. */
export type OpenedLog = Pick<Store, 'name' | 'log' | 'close'>;

/** A store whose log lies elsewhere. It is no folder that a gateway could serve from, even where its releases are in one. */
export const withLog = ({ name, releases, close }: Store, other: OpenedLog): Store => ({
  name: `${name} with its log in ${other.name}`,
  releases,
  log: other.log,
  close: async () => {
    await other.close();
    await close();
  },
});
