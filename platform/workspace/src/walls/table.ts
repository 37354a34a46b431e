import { featureBans, hostBans, noChecks, platformBans, pureBans, pureNames, remoteBans, sharedBans } from './bans';
import type { Exemption, Zone } from './zone';

/** Folders of screens, by part. */
export type Features = Readonly<Record<string, readonly string[]>>;

/**
 * Folders and files of pure logic: no React, no storage, no network, no clock. Tests beside them may use what they like. In a
 * remote that is `src/domain`, which is not named here.
 */
const pure: Readonly<Record<string, readonly string[]>> = {
  shared: ['shared/src/kernel/format/**', 'shared/src/kernel/contracts/**'],
  platform: [
    'platform/src/release/{plan-*,needs,overlap,registry-plan,check-build,manifest}.ts',
    'platform/src/run/{plan-local,tally,browser-places}.ts',
    'platform/workspace/src/walls/{bans,table,config}.ts',
  ],
};
const tests = ['**/*.test.ts', '**/*.test.tsx'];

/** The one table of walls, from wide to narrow: the last zone that a file lies in counts for it, with those around it. */
export function zones(remotes: readonly string[], features: Features): Zone[] {
  const parts: Record<string, Zone> = {
    host: { files: ['host/src/**'], bans: hostBans(remotes) },
    shared: { files: ['shared/src/**'], bans: sharedBans(remotes) },
    platform: { files: ['platform/**'], bans: platformBans(remotes) },
    ...Object.fromEntries(
      remotes.map((name) => [name, { files: [`${name}/src/**`], bans: [...remoteBans(name, remotes), noChecks] }]),
    ),
  };
  const checks: Zone[] = remotes.map((name) => ({ files: [`${name}/checks/**`], bans: remoteBans(name, remotes) }));
  // A remote that only the end-to-end tests use.
  const fixtures: Zone = { files: ['platform/e2e/fixtures/*/src/**'], bans: remoteBans('', remotes) };
  const narrow = Object.entries(parts).flatMap(([name, zone]) => [
    ...featureZones(name, zone, features[name] ?? []),
    ...pureZones(name, zone),
  ]);
  return [...Object.values(parts), ...checks, fixtures, ...narrow];
}

function featureZones(part: string, inside: Zone, features: readonly string[]): Zone[] {
  return features.map((feature) => ({
    files: [`${part}/src/${feature}/**`, `${part}/src/screens/${feature}/**`],
    bans: featureBans(features.filter((other) => other !== feature)),
    inside,
  }));
}

function pureZones(part: string, inside: Zone): Zone[] {
  const files = [...(part.startsWith('mf-') ? [`${part}/src/domain/**`] : []), ...(pure[part] ?? [])];
  return files.length > 0 ? [{ files, except: tests, bans: pureBans, bannedNames: pureNames, inside }] : [];
}

/** What no wall stops. */
export const exemptions: readonly Exemption[] = [
  {
    files: ['platform/bench/**'],
    reason: 'The benchmark builds host and remotes into one bundle, to measure the federated product against it.',
  },
  {
    files: ['platform/src/cross-part/*.test.ts'],
    reason: 'What two parts must say alike can only be tested where both can be read.',
  },
  {
    files: ['platform/src/preset/dev-entry.ts'],
    reason: 'It runs in the browser: the entry of a remote that is developed alone.',
  },
];
