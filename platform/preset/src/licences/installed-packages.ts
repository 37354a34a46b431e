import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { distinctPackages, packageAt, type ShippedPackage } from './shipped-packages';

/**
 * The package in a folder, and all that comes with it when it is installed for use: its dependencies, theirs, and so
 * on.
 */
export function installedWith(folder: string): { root: ShippedPackage; packages: ShippedPackage[] } {
  const root = packageAt(realpathSync(folder));
  if (!root) throw new Error(`${folder} is in no package with name and version.`);
  const seen = new Map<string, ShippedPackage>();
  const visit = ({ folder: at, dependencies, peerDependencies }: ShippedPackage): void => {
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const found = installed(at, name);
      if (!found || seen.has(found.folder)) continue;
      seen.set(found.folder, found);
      visit(found);
    }
  };
  visit(root);
  return { root, packages: distinctPackages([...seen.values()]) };
}

/** An installed package, as Node looks for it; undefined where an optional one was left out. */
function installed(from: string, name: string): ShippedPackage | undefined {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(folder)) return packageAt(realpathSync(folder));
  const above = path.dirname(from);
  return above === from ? undefined : installed(above, name);
}
