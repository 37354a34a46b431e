import type { Config } from '@rig4u/shared/contracts';
import { browserReportsPath } from './browser-reports';
import { pagePolicy, trustedTypesPolicy } from './content-security-policy';

export interface PageFacts {
  /** The host release's page, before config and registry are put in. */
  template: string;
  /** The hashes of its own inline scripts, quotes included. */
  inlineScripts: readonly string[];
  /** The same of its inline style sheets, and of the prerendered screen's. */
  inlineStyles: readonly string[];
  config: Pick<Config, 'services' | 'imageHosts' | 'stockPhotos'>;
  /** Whether the host's release has a service worker. */
  hasWorker?: boolean;
}

const integrityPolicy = 'blocked-destinations=(script), endpoints=(main)';

/**
 * The headers that only a page has: its policies, and where a browser reports what they refused. A script without a hash does not
 * run, and no text becomes markup or a script's address but by the host's own rules. With a hosted identity provider both are only
 * reported: its popup needs a script of the provider's, which has no hash and rules of its own (decision 16).
 */
export function pageHeaders({
  template,
  inlineScripts,
  inlineStyles,
  config,
  hasWorker,
}: PageFacts): Record<string, string> {
  const isOursAlone = !config.services || config.services.auth.emulatorUrl !== undefined;
  const policy = pagePolicy({ scripts: inlineScripts, styles: inlineStyles }, config, hasWorker);
  // An older host release has no rules for its scripts and could load none.
  const knowsTrustedTypes = /<meta name="rig4u-runs-under" content="[^"]*\btrusted-types\b/.test(template);
  return {
    'Reporting-Endpoints': `main="${browserReportsPath}"`,
    ...(isOursAlone && knowsTrustedTypes
      ? { 'Content-Security-Policy': `${policy}; ${trustedTypesPolicy}` }
      : {
          'Content-Security-Policy': policy,
          'Content-Security-Policy-Report-Only': `${trustedTypesPolicy}; report-to main`,
        }),
    [isOursAlone ? 'Integrity-Policy' : 'Integrity-Policy-Report-Only']: integrityPolicy,
  };
}
