import { addressOf, type HostManifest } from '@rig4u/releases/manifest';

/** The picture that a link to a page shows elsewhere, among the files of a host's release. */
export const cardFile = 'card.jpg';

/** Its size in pixels, and what is to be seen on it. */
export const card = {
  width: 1200,
  height: 630,
  alt: 'A desktop PC drawn in lines, taken apart into its main components',
};

/**
 * Its address, from the origin's root. It changes with each release, so that it may be kept for good. Undefined where
 * the host has none.
 */
export const cardAddress = ({ version, files }: Pick<HostManifest, 'version' | 'files'>): string | undefined =>
  cardFile in files ? addressOf({ part: 'host', version }) + cardFile : undefined;
