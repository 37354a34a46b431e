import { join } from 'node:path';
import { root } from '@rig4u/kernel';

/** The folder with the source maps of a local release, and the scripts that they are about. */
export const mapsOf = (part: string, version: string): string => join(root, '.rig4u', 'maps', `${part}-${version}`);
