import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@rig4u/kernel';
import { files, unicodeRange } from './characters';
import { fontFiles, licences } from './subset';

const folder = join(root, 'shared/src/look/tokens/fonts');
await mkdir(folder, { recursive: true });
for (const [name, content] of [...(await fontFiles()), ...(await licences())]) {
  await writeFile(join(folder, name), content);
  console.log(`${name}: ${content.length} bytes`);
}
console.log('\nThe ranges for tokens.css:');
for (const [file, points] of Object.entries(files)) console.log(`${file}: ${unicodeRange(points)}`);
