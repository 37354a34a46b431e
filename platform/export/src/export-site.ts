import { Refusal } from '@rig4u/kernel';
import { pagesForAll } from '@rig4u/releases';
import { labelOf } from '@rig4u/releases/store';
import { cloudflare } from './cloudflare/cloudflare';
import { s3CloudFront } from './cloudfront/cloudfront';
import { firebase } from './firebase/firebase';
import { exportIn, writeExport, type Written } from './folder';
import { nginx } from './nginx/nginx';
import { changedAddresses, textsByAddress } from './purge';
import { siteOf, type LivePages, type Site } from './site';
import { textFile, type Target } from './target';

export type { LivePages };

const targets: Readonly<Record<string, Target>> = { nginx, cloudflare, firebase, 's3-cloudfront': s3CloudFront };

/** Hosts that an export can be made for. */
export const targetNames = Object.keys(targets);

export interface ExportOptions {
  /** The store's folder. */
  store: string;
  /** Where the export goes: a new folder, or an earlier export. */
  folder: string;
  target: string;
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

/** What an export cannot do: each needs a program that decides for one visitor, or takes what he sends. */
const needsGateway = [
  'roll-outs (everybody gets what is live)',
  'previews',
  'reports of errors, of browsers and of loads (/api/*)',
  '/healthz and /readyz',
];

/** Writes what is live in a store as files and rules for a host that runs no gateway. Throws a Refusal. */
export async function exportSite({
  store,
  folder,
  target,
  env,
  dryRun,
  log,
  ...rest
}: ExportOptions): Promise<Exported> {
  const host = Object.hasOwn(targets, target) ? targets[target] : undefined;
  if (!host)
    throw new Refusal(`"${target}" is no host that an export is made for. Say --target ${targetNames.join(', ')}.`);
  const before = await exportIn(folder, target);
  const site = await siteOf(store, rest.pages ?? (await pagesForAll(store)), { env, log });
  const addresses = textsByAddress(site);
  const purge = changedAddresses(before, addresses);
  const { files: laid, next } = host.layOut(site);
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
    notInIt: [...needsGateway, ...host.differs],
    warnings: warningsOf(site, host, { target, env }),
    next,
  };
}

function warningsOf(site: Site, host: Target, { target, env }: Pick<ExportOptions, 'target' | 'env'>): string[] {
  const { rollouts } = site.pages;
  return [
    ...rollouts.map((label) => `${label} is being rolled out. It is not in this export: everybody gets what is live.`),
    ...(env['RIG4U_ORIGIN']
      ? []
      : ['RIG4U_ORIGIN is not set: the site map and the links of pages name http://localhost:4400.']),
    ...(host.isTried
      ? []
      : [`The rules for ${target} were checked by their published format. They were not run on such a host.`]),
  ];
}
