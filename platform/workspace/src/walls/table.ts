import {
  onlyInLook,
  pureZone,
  remoteBans,
  remoteZones,
  screenZones,
  type Exemption,
  type Zone,
} from '@rig4u/config/walls';
import { hostBans, marketBans, packageBans, platformBans, recipesBans, sharedBans, shippedOfMarket } from './bans';
import type { House } from './house';

/**
 * Folders and files of pure logic: no React, no storage, no network, no clock. Tests beside them may use what they like. In a
 * remote that is `src/domain`, which is not named here.
 */
const pure: Readonly<Record<string, readonly string[]>> = {
  shared: ['shared/src/kernel/format/**', 'shared/src/kernel/contracts/**'],
  'platform/releases': ['platform/releases/src/plans/**', 'platform/releases/src/health/**'],
  'platform/workspace': [
    'platform/workspace/src/{local-releases/plan-local,test-run/tally,browser/browser-places}.ts',
    'platform/workspace/src/walls/{bans,table}.ts',
  ],
};

/** In the package of the market: what records become, and how it is packed and read. Its files are read and written beside it. */
const pureOfMarket = [
  'mf-builder/market/src/{facts,pack,part-numbers}/**',
  'mf-builder/market/src/{importer/{audit,import-record,reading},numbers/list,records/order}.ts',
];

/** The host's pages carry no mark of their own. */
const hostPage = (page: string): string => `host/src/${page}/**`;

/** The one table of walls, from wide to narrow: the last zone that a file lies in counts for it, with those around it. */
export function zones({ remotes, screens, packages }: House): Zone[] {
  const platform: Zone = { files: ['platform/**'], bans: platformBans(remotes) };
  const comesAlong: Zone = { files: ['shared/src/look/recipes/**'], bans: recipesBans(remotes) };
  const parts: Record<string, Zone> = {
    host: { files: ['host/src/**'], bans: hostBans(remotes) },
    shared: { files: ['shared/src/**'], bans: sharedBans(remotes) },
    platform,
    ...Object.fromEntries(
      packages.map((own) => [
        own.folder,
        { files: [`${own.folder}/**`], bans: packageBans(own, packages), inside: platform },
      ]),
    ),
  };
  // Remotes that only the end-to-end tests use, and the one that each new remote begins as.
  const fixtures: Zone = {
    files: ['platform/e2e/fixtures/*/src/**', 'platform/new-remote/template/*/src/**'],
    bans: [...remoteBans('', remotes), ...onlyInLook],
  };
  const fixtureLooks: Zone = { files: ['platform/e2e/fixtures/*/src/look/**'], bans: remoteBans('', remotes) };
  // The records of the market and what is made of them. A build reads the package; it knows of the builder what a fact is.
  const market: Zone = {
    files: ['mf-builder/market/**'],
    bans: [...remoteBans('mf-builder', remotes), ...onlyInLook, ...marketBans],
  };
  return [
    ...Object.values(parts),
    market,
    pureZone(pureOfMarket, market),
    comesAlong,
    fixtures,
    fixtureLooks,
    ...Object.entries(parts).flatMap(([name, zone]) => [
      ...screenZones(hostPage, zone, name === 'host' ? (screens[name] ?? []) : []),
      ...(pure[name] ? [pureZone(pure[name], zone)] : []),
    ]),
    ...remotes.flatMap((name) =>
      remoteZones({
        ...{ name, at: `${name}/`, others: remotes, screens: screens[name] ?? [] },
        ...(name === 'mf-builder' && { also: shippedOfMarket }),
      }),
    ),
  ];
}

/** What no wall stops. */
export const exemptions: readonly Exemption[] = [
  {
    files: ['platform/bench/**'],
    reason: 'The benchmark builds host and remotes into one bundle, to measure the federated product against it.',
  },
  {
    files: ['platform/workspace/src/cross-part/*.test.ts'],
    reason: 'What two parts must say alike can only be tested where both can be read.',
  },
  {
    files: ['platform/workspace/src/content-mutations/*.ts'],
    reason: 'It changes what two parts state, in memory, and asks the comparisons of their own tests. Nothing ships.',
  },
  {
    files: ['platform/preset/src/dev-entry.ts'],
    reason: 'It runs in the browser: the entry of a remote that is developed alone.',
  },
  {
    files: ['host/src/remotes/shares.ts'],
    reason: 'The table of what the host provides: also the retired entries, for releases that still ask for them.',
  },
];

/** Where styles are still spelt by hand. A file that is not named here may have none. */
export const rawStyles: readonly Exemption[] = [
  {
    files: [
      'host/src/home/doors.tsx',
      'host/src/home/facts.tsx',
      'host/src/home/hero.tsx',
      'host/src/shell/footer.tsx',
      'host/src/shell/menu.tsx',
      'mf-account/src/screens/account/profile/avatar.tsx',
      'mf-account/src/screens/admin/error-log/text-block.tsx',
      'mf-builder/src/screens/build-settings/copy-share-delete.tsx',
      'mf-builder/src/screens/saved-builds/build-card.tsx',
      'mf-guides/src/screens/guide-list/guide-card.tsx',
      'mf-guides/src/screens/guide/contents.tsx',
      'mf-guides/src/screens/guide/step-section.tsx',
      'mf-guides/src/screens/guide/tips.tsx',
    ],
    reason: 'Not gathered into the patterns of shared yet: a file leaves this list when its styles are.',
  },
];

/** Where what is passed on lies beside what comes and goes. There only what is surely a text is found. */
export const passesOn: readonly Exemption[] = [
  {
    files: [
      'host/src/failure/failure-frame.tsx',
      'host/src/legal/kept-list.tsx',
      'mf-builder/src/components/check/finding-item.tsx',
      'mf-builder/src/components/when-loaded.tsx',
      'mf-builder/src/screens/picker/next/offer-frame.tsx',
      'mf-builder/src/screens/picker/options/options-table.tsx',
      'mf-builder/src/screens/picker/rail/rail-head.tsx',
      'mf-builder/src/screens/wizard/result/computed/computed-place.tsx',
      'mf-commerce/src/screens/purchase/order-summary.tsx',
      'mf-commerce/src/screens/purchase/purchase-layout.tsx',
      'shared/src/look/ui/choice/tick-tile.tsx',
    ],
    reason: 'Elements are passed on there, entries and pictures, and never a text.',
  },
];
