import type { Fault } from '../fault';
import type { RemoteManifest } from '../manifest';
import { overlap } from './overlap';

/** What a release claims of what others own: addresses, places in the menu, storage keys (RIG-104), and its id (RIG-108). */
export function checkClaims(remote: RemoteManifest, others: readonly RemoteManifest[]): Fault[] {
  const part = `${remote.name}@${remote.version}`;
  const fault = (sentence: string): Fault => ({ code: 'RIG-104', part, sentence });
  return others.flatMap((other) => [
    ...shared(paths(remote), paths(other), overlap).map(([mine, theirs]) =>
      fault(`${mine} meets ${theirs} of ${other.name}: one address, two owners`),
    ),
    ...shared(places(remote), places(other), same).map(([mine]) => fault(`${other.name} has ${mine} already`)),
    ...shared(keys(remote), keys(other), same).map(([mine]) =>
      fault(`${other.name} keeps something under the storage key ${mine}: one key, two owners`),
    ),
    ...(other.id === remote.id
      ? [
          {
            code: 'RIG-108',
            part,
            sentence: `its id ${remote.id} is the one of ${other.name}@${other.version}: choose another version`,
          } as const,
        ]
      : []),
  ]);
}

const paths = ({ screens }: RemoteManifest): string[] => screens.map(({ path }) => path);
const keys = ({ stores = [] }: RemoteManifest): string[] => stores.map(({ key }) => key);
const places = ({ nav = [] }: RemoteManifest): string[] =>
  nav.map(({ place, order, text }) => `place ${order} of the ${place} ("${text}")`);

const same = (one: string, two: string): boolean => one === two;

const shared = (
  mine: readonly string[],
  theirs: readonly string[],
  meet: (one: string, two: string) => boolean,
): [string, string][] =>
  mine.flatMap((one) => theirs.filter((two) => meet(one, two)).map((two): [string, string] => [one, two]));
