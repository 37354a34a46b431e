import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../part';
import { billOfMaterials } from './bill-of-materials';
import { installedWith } from './installed-packages';

/** `pnpm sbom`: what runs beside the product on a server. Releases carry bills of their own. */
const folder = path.join(workspaceRoot, '.rig4u/sbom');
mkdirSync(folder, { recursive: true });
for (const name of ['gateway', 'releases', 'services']) {
  const { root, packages } = installedWith(path.join(workspaceRoot, 'platform', name));
  const file = path.join(folder, `${name}.cdx.json`);
  writeFileSync(file, billOfMaterials(root, packages));
  console.log(`${path.relative(workspaceRoot, file)}: ${packages.length} packages`);
}
