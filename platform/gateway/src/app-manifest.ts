import { addressOf, type HostManifest } from '@rig4u/releases/manifest';
import type { Config } from '@rig4u/shared/contracts';

/** The web app manifest: what a device shows of the product when it is installed. Icons are those that the host's release has. */
export function appManifest({ product }: Pick<Config, 'product'>, { version, files }: HostManifest): string {
  const icons = Object.keys(files).flatMap((name) => {
    const [, maskable, size] = /^icons\/(maskable-)?(\d+)\.png$/.exec(name) ?? [];
    const src = addressOf({ part: 'host', version }) + name;
    return size ? [{ src, sizes: `${size}x${size}`, type: 'image/png', purpose: maskable ? 'maskable' : 'any' }] : [];
  });
  return JSON.stringify({
    id: '/',
    name: product.name,
    short_name: product.name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // The dark theme's, as in the page: it is the one that a visitor without a choice mostly gets.
    background_color: '#070b14',
    theme_color: '#070b14',
    icons,
  });
}
