import type { Fault } from '../fault';
import type { HostManifest, RemoteManifest } from '../manifest';
import type { NavPlace } from '@rig4u/shared/contracts';
import { overlap } from './overlap';

type Facts = Pick<HostManifest, 'nav' | 'stores'>;

/** What a release claims of what others own: addresses, places in the menu, storage keys (RIG-104), and its id (RIG-108). */
export function checkClaims(remote: RemoteManifest, others: readonly RemoteManifest[]): Fault[] {
  const part = `${remote.name}@${remote.version}`;
  const fault = (sentence: string): Fault => ({ code: 'RIG-104', part, sentence });
  return others.flatMap((other) => [
    ...shared(paths(remote), paths(other), overlap).map(([mine, theirs]) =>
      fault(`${mine} meets ${theirs} of ${other.name}: one address, two owners`),
    ),
    ...claimedOf(other.name, remote, other).map(fault),
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

/** What a remote and a host claim both: each may be the newer one. */
export const checkHostClaims = (remote: RemoteManifest, host: HostManifest): Fault[] =>
  claimedOf('the host', remote, host).map((sentence) => ({
    code: 'RIG-104',
    part: `${remote.name}@${remote.version}`,
    sentence,
  }));

const claimedOf = (owner: string, mine: Facts, theirs: Facts): string[] => [
  ...shared(mine.nav ?? [], theirs.nav ?? [], samePlace).map(
    ([, { place, order, text }]) => `${owner} has place ${order} of the ${place} ("${text}") already`,
  ),
  ...shared(keys(mine), keys(theirs), same).map(
    ([key]) => `${owner} keeps something under the storage key ${key}: one key, two owners`,
  ),
];

/** One number, or two links of one name beside each other. */
const samePlace = (one: NavPlace, two: NavPlace): boolean =>
  one.place === two.place && (one.order === two.order || one.text === two.text);

const paths = ({ screens }: RemoteManifest): string[] => screens.map(({ path }) => path);
const keys = ({ stores = [] }: Facts): string[] => stores.map(({ key }) => key);
const same = (one: string, two: string): boolean => one === two;

const shared = <T>(mine: readonly T[], theirs: readonly T[], meet: (one: T, two: T) => boolean): [T, T][] =>
  mine.flatMap((one) => theirs.filter((two) => meet(one, two)).map((two): [T, T] => [one, two]));
