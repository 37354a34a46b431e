import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { developmentBundle, serve } from './dev';
import { sharedDir, workspaceRoot } from './part';

/** Writes a module with the specimens of all parts that have some: `gallery/specimens.tsx` in the part's folder. Answers the file. */
function writeSpecimens(): string {
  const files = readdirSync(workspaceRoot)
    .map((part) => ({ part, file: path.join(workspaceRoot, part, 'gallery/specimens.tsx') }))
    .filter(({ file }) => existsSync(file));
  const imports = files.map(({ file }, at) => `import part${at} from ${JSON.stringify(file)};`);
  const list = files.map(({ part }, at) => `{ part: ${JSON.stringify(part)}, specimens: part${at} }`);
  const to = path.join(workspaceRoot, '.rig4u/gallery-specimens.mjs');
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, [...imports, `export default [${list.join(', ')}];`, ''].join('\n'));
  return to;
}

/** `pnpm gallery`: every component of the look in every state, reloading on save. `PORT` changes the port. */
const port = Number(process.env['PORT'] ?? 4490);
const gallery = developmentBundle(sharedDir, path.join(sharedDir, 'gallery/main.tsx'), {
  'rig4u-dev/specimens$': writeSpecimens(),
});
await serve(gallery, port);
console.log(`The gallery is on http://localhost:${port} and reloads when a file is saved. Ctrl+C stops it.`);
