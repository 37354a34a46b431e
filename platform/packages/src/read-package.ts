import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const names = v.optional(v.record(v.string(), v.string()), {});
const packageJson = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    name: v.string(),
    version: v.string(),
    description: v.optional(v.string()),
    license: v.optional(v.string()),
    dependencies: names,
    peerDependencies: names,
    exports: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
);

export type Package = v.InferOutput<typeof packageJson>;

/** The package.json in a folder. */
export const readPackage = (folder: string): Package =>
  v.parse(packageJson, readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** The folder of a package as Node finds it from another one. Throws an Error where it is not installed. */
export function folderOf(name: string, from: string): string {
  for (let at = from; path.dirname(at) !== at; at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name);
    if (existsSync(path.join(folder, 'package.json'))) return realpathSync(folder);
  }
  throw new Error(`${name} is not installed for ${from}.`);
}

/** `@scope/name` of what an import names. */
export const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
