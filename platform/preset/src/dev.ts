import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { Refusal } from '@rig4u/kernel';
import { rules } from './common';
import { readDeclaration } from './declaration';
import { tokensCss } from './part';
import { fontFiles } from './plugins/host-page';

/** The same source as the federated build, without federation: one development bundle in a bare shell, with React Refresh. */
export const standalone = (dir: string): Configuration =>
  developmentBundle(dir, path.join(import.meta.dirname, 'dev-entry.ts'), {
    'rig4u-dev/routes$': path.join(dir, 'src/routes.tsx'),
  });

/** One development bundle that begins with `entry`. It may import the default configuration as `rig4u-dev/config`. */
export function developmentBundle(dir: string, entry: string, alias: Record<string, string> = {}): Configuration {
  return {
    mode: 'development',
    target: ['web', 'es2022'],
    context: dir,
    devtool: 'cheap-module-source-map',
    entry,
    output: { publicPath: '/', uniqueName: `${path.basename(dir)}_alone` },
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.mjs'],
      alias: {
        ...alias,
        'rig4u-dev/config$': createRequire(import.meta.url).resolve('@rig4u/kernel/default-config.json'),
      },
    },
    module: { rules: rules({ development: true }) },
    plugins: [new ReactRefreshPlugin({ overlay: false })],
  };
}

/**
 * Serves one remote, reloading on save, on the port that its package.json declares: alone, or in the product of `origin`. `PORT`
 * changes the port.
 */
export async function dev(dir: string, origin?: string): Promise<void> {
  const { name, rig4u } = readDeclaration(dir);
  if (rig4u.part !== 'remote')
    throw new Refusal(`${name} is no remote: only a remote runs alone. npm start runs the whole product.`);
  const port = Number(process.env['PORT'] ?? rig4u.port);
  if (origin !== undefined) {
    const { devIn } = await import('./dev-in/dev-in');
    return devIn(dir, origin, { port, say: console.log });
  }
  await serve(standalone(dir), port);
  console.log(`${name} runs alone on http://localhost:${port} and reloads when a file is saved. Ctrl+C stops it.`);
}

/** Serves a development bundle with the page's style sheet and fonts, at every address without a dot. */
export async function serve(bundle: Configuration, port: number): Promise<void> {
  const files: Record<string, string> = {
    'tokens.css': tokensCss,
    ...fontFiles(tokensCss),
  };
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      setupMiddlewares: (middlewares, { app }) => {
        for (const [file, from] of Object.entries(files))
          app?.get(`/${file}`, (_request, response) => response.sendFile(from));
        app?.get(/^\/[^.]*$/, (_request, response) =>
          response.type('html').send(readFileSync(path.join(import.meta.dirname, 'dev-page.html'), 'utf8')),
        );
        return middlewares;
      },
    },
    webpack(bundle),
  );
  await server.start();
}
