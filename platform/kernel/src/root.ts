import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The store that `npm start` serves. */
export const localStore = join(root, '.rig4u', 'store');

/** The store of the end-to-end tests: apart, so that what was put live by hand does not change what they see. */
export const testStore = join(root, '.rig4u', 'test-store');
