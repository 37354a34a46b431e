import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { distinctPackages, isLicenceFile, licenceOf, notices, packageAt } from '@rig4u/preset/licences';

/**
 * Says who made the code that is written into a package: `inlined/<name>` has package.json and licence of each, `notices.txt` the
 * texts. Throws an Error where a licence does not let us pass it on. Returns the names.
 */
export function nameMakers(label: string, files: readonly string[], to: string): string[] {
  const folders = new Set(files.map((file) => path.dirname(file)));
  const packages = distinctPackages([...folders].flatMap((folder) => packageAt(folder) ?? []));
  for (const one of packages) {
    const { name, version, folder } = one;
    const place = path.join(to, 'inlined', name);
    mkdirSync(place, { recursive: true });
    const said = {
      name,
      version,
      license: licenceOf(one),
      ...(one.homepage !== undefined && { homepage: one.homepage }),
    };
    writeFileSync(path.join(place, 'package.json'), `${JSON.stringify(said, null, 2)}\n`);
    for (const file of readdirSync(folder).filter(isLicenceFile))
      cpSync(path.join(folder, file), path.join(place, file));
  }
  if (packages.length > 0) writeFileSync(path.join(to, 'notices.txt'), notices(label, packages));
  return packages.map(({ name }) => name);
}
