import path from 'node:path';
import { browserPartsOf, platformOf, readParts } from './parts';

/** Prints the folders of the parts as JSON, for configuration files that cannot load TypeScript themselves. */
const parts = readParts(path.resolve(import.meta.dirname, '../../../..'));
console.log(JSON.stringify({ browser: browserPartsOf(parts), platform: platformOf(parts) }));
