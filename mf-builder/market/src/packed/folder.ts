import path from 'node:path';

/** Where the packed types lie for bundlers, Jest and programs: made by `renewPacked`, never committed. */
export const packedFolder = path.join(import.meta.dirname, '../../packed');
