import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { Refusal } from '@rig4u/kernel';
import type { Scene } from './scene';

/**
 * A module of a package that only one command needs, so that keeping a store brings neither webpack nor PostgreSQL. It is looked for
 * from the caller's folder, then from here. Throws a Refusal that names the package to install.
 */
export async function loadPackage<T>(
  specifier: string,
  schema: v.GenericSchema<unknown, T>,
  { command, cwd, readTypeScript }: { command: string } & Pick<Scene, 'cwd' | 'readTypeScript'>,
): Promise<T> {
  const file = [join(cwd, 'package.json'), import.meta.filename].map((from) => find(specifier, from)).find(Boolean);
  if (file === undefined) {
    const name = specifier.split('/').slice(0, 2).join('/');
    throw new Refusal(
      `rig4u ${command} needs ${name}, which is not installed here. Add it to devDependencies and install; in the repository of Rig4U, where ` +
        'npm start installs only what it runs: pnpm install.',
    );
  }
  if (file.endsWith('.ts')) await readTypeScript?.();
  return v.parse(schema, await import(pathToFileURL(file).href));
}

function find(specifier: string, from: string): string | undefined {
  try {
    return createRequire(from).resolve(specifier);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
