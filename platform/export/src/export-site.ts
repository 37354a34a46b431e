import { pagesForAll } from '@rig4u/releases';
import { labelOf } from '@rig4u/releases/store';
import { exportIn, writeExport, type Written } from './folder';
import { forNginx } from './nginx/nginx';
import { changedAddresses, textsByAddress } from './purge';
import { siteOf, type LivePages } from './site';
import { textFile } from './layout';

export type { LivePages };

/** The host that an export is made for. Another one stands in front of a gateway. */
const target = 'nginx';
export const targetNames = [target];

export interface ExportOptions {
  /** The store's folder. */
  store: string;
  /** Where the export goes: a new folder, or an earlier export. */
  folder: string;
  env: Readonly<Record<string, string | undefined>>;
  dryRun: boolean;
  log: (line: string) => void;
  /** What pages read; what the store's log says is live when left out. */
  pages?: LivePages;
}

/** What an export came to. */
export interface Exported {
  target: string;
  folder: string;
  revision: number;
  releases: string[];
  files: number;
  /** Undefined in a dry run. */
  done: Written | undefined;
  /** Addresses whose text is another one than in the export before. */
  purge: string[];
  /** What gateways do and an export does not. */
  notInIt: string[];
  warnings: string[];
  next: string[];
}

/** What an export cannot do: most need a program that decides for one visitor, or takes what he sends. */
const notInIt = [
  'roll-outs (everybody gets what is live)',
  'previews',
  'reports of errors, of browsers and of loads (/api/*)',
  '/healthz and /readyz',
  "Server, Date and Connection are nginx's own headers",
];

/** Writes what is live in a store as files and rules for a host that runs no gateway. Throws a Refusal. */
export async function exportSite({ store, folder, env, dryRun, log, ...rest }: ExportOptions): Promise<Exported> {
  const before = await exportIn(folder, target);
  const site = await siteOf(store, rest.pages ?? (await pagesForAll(store)), { env, log });
  const addresses = textsByAddress(site);
  const purge = changedAddresses(before, addresses);
  const { files: laid, next } = forNginx(site);
  const files = [...laid, textFile('purge.txt', `${purge.join('\n')}\n`)];
  const { epoch, revision } = site.pages.registry;
  const marker = { schema: 1, target, epoch, revision, addresses } as const;
  return {
    target,
    folder,
    revision,
    releases: site.pages.releases.map(labelOf),
    files: files.length,
    done: dryRun ? undefined : await writeExport(folder, files, { marker, before }),
    purge,
    notInIt,
    warnings: [
      ...site.pages.rollouts.map(
        (label) => `${label} is being rolled out. It is not in this export: everybody gets what is live.`,
      ),
      ...(env['RIG4U_ORIGIN']
        ? []
        : ['RIG4U_ORIGIN is not set: the site map and the links of pages name http://localhost:4400.']),
    ],
    next,
  };
}
