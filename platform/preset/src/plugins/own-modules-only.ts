import path from 'node:path';
import type { Compiler } from 'webpack';
import { bundledEntries } from '../part';

/** Packages a remote may bundle itself: small, stateless, and no context that must be single. */
const allowedPackages = ['valibot', 'minisearch', '@leeoniya/ufuzzy', '@swc/helpers'];
/** And its look alone. */
const onlyInLook = bundledEntries();

/**
 * Refuses a module from outside the remote's folder, also behind a dynamic import that a lint rule cannot see. `besides`: folders of
 * what a development build puts in itself.
 */
export class OwnModulesOnly {
  constructor(
    private readonly dir: string,
    private readonly besides: readonly string[] = [],
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('OwnModulesOnly', (factory) => {
      factory.hooks.afterResolve.tap('OwnModulesOnly', ({ contextInfo, createData, request }) => {
        refuseForeign(this.dir, { issuer: contextInfo.issuer, resource: createData.resource, request }, this.besides);
      });
    });
  }
}

interface Import {
  issuer: string | undefined;
  resource: string | undefined;
  request: string;
}

/** Throws an Error that says what to do where a file of the remote in `dir` imports one from outside. */
export function refuseForeign(
  dir: string,
  { issuer, resource, request }: Import,
  besides: readonly string[] = [],
): void {
  if (
    !resource ||
    !issuer ||
    !isInside(dir, issuer) ||
    mayBundle(dir, resource, besides) ||
    isOfLook(dir, issuer, resource)
  )
    return;
  const remote = path.basename(dir);
  throw new Error(
    `${remote} imports "${request}", which lies outside ${remote}: a second copy of it would be bundled. ` +
      `Take what you need from @rig4u/shared/*; what is missing there is added there, once for all remotes.`,
  );
}

const mayBundle = (dir: string, resource: string, besides: readonly string[]): boolean =>
  isInside(dir, resource) ||
  besides.some((folder) => resource.startsWith(folder)) ||
  allowedPackages.some((name) =>
    resource.includes(`${path.sep}node_modules${path.sep}${name.split('/').join(path.sep)}${path.sep}`),
  );

const isOfLook = (dir: string, issuer: string, resource: string): boolean =>
  issuer.startsWith(path.join(dir, 'src/look') + path.sep) && onlyInLook.includes(resource);

const isInside = (dir: string, file: string): boolean =>
  file.startsWith(dir + path.sep) && !file.slice(dir.length).includes(`${path.sep}node_modules${path.sep}`);
