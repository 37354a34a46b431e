import { writeFileSync } from 'node:fs';
import { registrySchemas } from './registry-schema';

for (const [file, text] of registrySchemas()) {
  writeFileSync(file, text);
  console.log(`Wrote ${file}`);
}
