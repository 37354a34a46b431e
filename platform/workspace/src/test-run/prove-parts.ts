import { importersOf, type ImportGraph } from '../affected/import-graph';

/** One named part of `pnpm prove`. */
export interface ProvePart {
  /** The folders whose heavy unit tests it runs in full; `mf-` is every remote's. */
  unit?: readonly string[];
  /** Its end-to-end files, or folders of them. */
  inBrowser?: readonly string[];
}

/** Each can be run alone: `pnpm prove stores faults`. */
export const proveParts = {
  engine: { unit: ['mf-', 'shared/', 'host/'] },
  releases: {
    unit: ['platform/releases/', 'platform/export/', 'platform/gateway/', 'platform/deploy/'],
    inBrowser: [
      'platform/e2e/front.test.ts',
      'platform/e2e/static-export.test.ts',
      'platform/e2e/own-look.test.ts',
      'platform/e2e/market-parts.test.ts',
    ],
  },
  /** Each command, stopped at each of its writes, in each kind of store. */
  stopped: {
    unit: [
      'platform/gateway/src/stopped-commands.test.ts',
      'platform/gateway/src/stopped-copies.test.ts',
      'platform/gateway/src/power-cut.test.ts',
      'platform/gateway/src/full-disk.test.ts',
      'platform/stores/src/postgres/stopped-commands.test.ts',
      'platform/stores/src/bucket/stopped-commands.test.ts',
    ],
  },
  stores: { unit: ['platform/stores/'] },
  teams: { unit: ['platform/new-remote/'] },
  services: { unit: ['platform/services/', 'platform/workspace/'] },
  bundlers: {
    unit: ['platform/packages/'],
    inBrowser: [
      'platform/e2e/vite.proof.test.ts',
      'platform/e2e/alone.proof.test.ts',
      'platform/e2e/outside.proof.test.ts',
      'platform/e2e/rspack.test.ts',
      'platform/e2e/dev-in.test.ts',
      'platform/e2e/dev-in-signed-in.proof.test.ts',
      'platform/e2e/smoke.test.ts',
    ],
  },
  visits: {
    inBrowser: [
      'platform/e2e/offline.test.ts',
      'platform/e2e/changed-pages.test.ts',
      'platform/e2e/open-tabs.test.ts',
      'platform/e2e/worker-behind-fronts.test.ts',
      'platform/e2e/restored.test.ts',
      'platform/e2e/commerce.test.ts',
      'platform/e2e/single.test.ts',
      'platform/e2e/prerendered.test.ts',
    ],
  },
  storm: { inBrowser: ['platform/e2e/storm.proof.test.ts', 'platform/e2e/fleet.proof.test.ts'] },
  translated: {
    inBrowser: [
      'platform/e2e/translated.proof.test.ts',
      'platform/e2e/translated-journeys.proof.test.ts',
      'platform/e2e/healed.test.ts',
    ],
  },
  faults: { inBrowser: ['platform/e2e/faults/'] },
  widths: {
    inBrowser: [
      'platform/e2e/picker-measures.test.ts',
      'platform/e2e/accessibility.test.ts',
      'platform/e2e/picker-accessibility.test.ts',
      'platform/e2e/layout-shifts.test.ts',
      'platform/e2e/gallery.proof.test.ts',
      'platform/e2e/dialogs.proof.test.ts',
      'platform/e2e/owner-dialogs.proof.test.ts',
      'platform/e2e/estimates.test.ts',
      'platform/e2e/previews.test.ts',
      'platform/e2e/accounts.test.ts',
      'platform/e2e/admin-releases.test.ts',
      'platform/e2e/error-log.test.ts',
      'platform/e2e/two-devices.test.ts',
      'platform/e2e/header-widths.proof.test.ts',
      'platform/e2e/sixth-remote.test.ts',
    ],
  },
} as const satisfies Readonly<Record<string, ProvePart>>;

/** Where a test learns whether it runs in full. */
const asked = ['platform/kernel/src/prove.ts', 'mf-builder/checks/rounds.ts'];

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
export const isProofOnly = (file: string): boolean => /\.proof\.test\.tsx?$/.test(file);

/** The test files that `npm test` leaves out or runs in a short form. */
export function heavyTests(graph: ImportGraph): string[] {
  const shortened = importersOf(graph, asked);
  return [...graph.keys()].filter((file) => isTest(file) && (isProofOnly(file) || shortened.has(file))).toSorted();
}

const claimed = Object.values<ProvePart>(proveParts).flatMap(({ unit = [] }) => unit);

/** Those of them that are a part's: a file that a part names is not one of the folder's that another part names. */
export function testsOf({ unit = [], inBrowser = [] }: ProvePart, heavy: readonly string[]) {
  const isNearest = (folder: string, file: string) =>
    !claimed.some((other) => other.length > folder.length && file.startsWith(other));
  const within = (folders: readonly string[]) =>
    heavy.filter((file) => folders.some((folder) => file.startsWith(folder) && isNearest(folder, file)));
  return { unit: within(unit), inBrowser: within(inBrowser) };
}
