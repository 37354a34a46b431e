import { pureBans, pureNames } from './pure-bans';
import { lookBans, noChecks, onlyInLook, remoteBans, screenBans } from './remote-bans';
import type { Ban, Zone } from './zone';

/** A remote, and where its folder lies. */
export interface GuardedRemote {
  name: string;
  /** The folder of the remote from where the configuration lies, with `/` at its end; empty in a repository of its own. */
  at: string;
  /** Names of remotes, as patterns; its own may be among them. */
  others: readonly string[];
  /** Folders in `src/screens`. */
  screens: readonly string[];
  /** What its sources alone may not import. */
  also?: readonly Ban[];
}

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.cases.ts'];

/** The walls of one remote, from wide to narrow. */
export function remoteZones({ name, at, others, screens, also = [] }: GuardedRemote): Zone[] {
  const bans = remoteBans(name, others);
  const source: Zone = { files: [`${at}src/**`], bans: [...bans, ...onlyInLook, noChecks, ...also] };
  return [
    source,
    { files: [`${at}{checks,gallery}/**`], bans: [...bans, ...onlyInLook] },
    { files: [`${at}src/look/*`], bans: [...bans, ...lookBans(1), noChecks] },
    { files: [`${at}src/look/*/*`], bans: [...bans, ...lookBans(2), noChecks] },
    ...screenZones((screen) => `${at}src/screens/${screen}/**`, source, screens),
    pureZone([`${at}src/domain/**`], source),
  ];
}

/** Between the screens of one part. */
export const screenZones = (filesOf: (screen: string) => string, inside: Zone, screens: readonly string[]): Zone[] =>
  screens.map((screen) => ({
    files: [filesOf(screen)],
    bans: screenBans(screens.filter((other) => other !== screen)),
    inside,
  }));

/** Around pure logic. Tests beside it may use what they like. */
export const pureZone = (files: readonly string[], inside: Zone): Zone => ({
  files,
  except: tests,
  bans: pureBans,
  bannedNames: pureNames,
  inside,
});
