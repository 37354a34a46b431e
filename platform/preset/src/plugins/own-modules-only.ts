import path from 'node:path';
import type { Compiler } from 'webpack';

/** Packages a remote may bundle itself: small, stateless, and no context that must be single. */
const allowedPackages = ['valibot', '@swc/helpers'];

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
        const resource = createData.resource;
        if (!resource || !contextInfo.issuer || !isInside(this.dir, contextInfo.issuer) || this.mayBundle(resource))
          return;
        const remote = path.basename(this.dir);
        throw new Error(
          `${remote} imports "${request}", which lies outside ${remote}: a second copy of it would be bundled. ` +
            `Take what you need from @rig4u/shared/*; what is missing there is added there, once for all remotes.`,
        );
      });
    });
  }

  private mayBundle(resource: string): boolean {
    return (
      isInside(this.dir, resource) ||
      this.besides.some((folder) => resource.startsWith(folder)) ||
      allowedPackages.some((name) =>
        resource.includes(`${path.sep}node_modules${path.sep}${name.split('/').join(path.sep)}${path.sep}`),
      )
    );
  }
}

const isInside = (dir: string, file: string): boolean =>
  file.startsWith(dir + path.sep) && !file.slice(dir.length).includes(`${path.sep}node_modules${path.sep}`);
