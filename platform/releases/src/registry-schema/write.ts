import { writeFileSync } from 'node:fs';
import { registrySchemaFile, registrySchemaText } from './registry-schema';

writeFileSync(registrySchemaFile, registrySchemaText());
console.log(`Wrote ${registrySchemaFile}`);
