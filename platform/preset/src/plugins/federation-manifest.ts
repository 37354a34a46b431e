import type { moduleFederationPlugin } from '@module-federation/sdk';

export type ManifestOptions = Exclude<
  moduleFederationPlugin.ModuleFederationPluginOptions['manifest'],
  boolean | undefined
>;

/**
 * `mf-manifest.json`, for the federation's own tools. Our host never asks for it. The plugin would write the version of package.json,
 * which one build may override.
 */
export const federationManifest = (version: string): ManifestOptions => ({
  additionalData: ({ stats }) => {
    stats.metaData.buildInfo.buildVersion = version;
    return stats;
  },
});

/** What the plugin writes beside it, for tools that look into a build. */
export const federationStats = 'mf-stats.json';

/** The plugin tells the log of each build that addresses in the manifest begin with the host's: so they shall. */
export const quietInfrastructure = { level: 'error' } as const;
