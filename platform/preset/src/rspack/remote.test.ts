/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChild } from '@rig4u/kernel';

let room: string;
beforeEach(() => {
  room = mkdtempSync(path.join(tmpdir(), 'rig4u-rspack-'));
  write(
    'package.json',
    JSON.stringify({ name: 'mf-rooms', version: '1.0.0', rig4u: { examples: { '/rooms/:id': '/rooms/7' } } }),
  );
  write(
    'src/routes.tsx',
    `import { defineRemote } from '@rig4u/shared/contracts';
     export default defineRemote({ contract: 1, routes: [
       { path: '/rooms', lazy: () => import('./list') }, { path: '/rooms/:id', lazy: () => import('./room') } ] });`,
  );
  write(
    'src/list.tsx',
    'import { Heading } from \'@rig4u/shared/ui\'; export const Component = () => <Heading as="h1">Rooms</Heading>;',
  );
  write(
    'src/room.tsx',
    "import * as format from '@rig4u/shared/format'; export const Component = (key: string) => format[key];",
  );
});
afterEach(() => rmSync(room, { recursive: true }));

function write(file: string, text: string): void {
  const place = path.join(room, 'mf-rooms', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

/** A build in a program of its own, since Jest cannot load Rspack: what it said, and the JSON files that it wrote. */
async function built(env: Record<string, string> = {}): Promise<{ said: string; read: (file: string) => unknown }> {
  const dir = path.join(room, 'mf-rooms');
  const preset = (file: string) => JSON.stringify(path.join(import.meta.dirname, file));
  write(
    'rspack.config.ts',
    `import { remote } from ${preset('remote.ts')}; export default remote(import.meta.dirname);`,
  );
  const program = `import(${preset('build.ts')}).then(({ build }) => build(${JSON.stringify(path.join(dir, 'rspack.config.ts'))}))`;
  const { output } = await runChild(process.execPath, ['--import', 'tsx', '-e', program], {
    cwd: import.meta.dirname,
    env,
  });
  return { said: output, read: (file) => JSON.parse(readFileSync(path.join(dir, 'dist', file), 'utf8')) };
}

test('its manifest says which names a build takes of each shared entry, which screen takes it, and what comes on demand', async () => {
  write(
    'src/list.tsx',
    `${readFileSync(path.join(room, 'mf-rooms/src/list.tsx'), 'utf8')}
    export const later = () => import('@rig4u/shared/widgets');`,
  );
  const { said, read } = await built();
  expect(said).toBe('');
  expect(read('remote.json')).toMatchObject({
    id: 'mf_rooms_1_0_0',
    format: 'script',
    needs: {
      '@module-federation/webpack-bundler-runtime': { names: ['*'] },
      '@rig4u/shared/contracts': { range: '^1.0.0', names: ['defineRemote'] },
      '@rig4u/shared/format': { range: '^1.0.0', names: ['*'] },
      '@rig4u/shared/widgets': { names: ['*'] },
      '@rig4u/shared/ui': { range: '^1.0.0', names: ['Heading'] },
      'react/jsx-runtime': { range: '^19.0.0', names: ['jsx'] },
    },
    onDemand: ['@rig4u/shared/widgets'],
    screens: [
      { path: '/rooms', takes: ['@rig4u/shared/contracts', '@rig4u/shared/ui', 'react/jsx-runtime'] },
      { path: '/rooms/:id', takes: ['@rig4u/shared/contracts', '@rig4u/shared/format'], example: '/rooms/7' },
    ],
    toolchain: { bundler: expect.stringMatching(/^rspack 2\./) },
  });
});

test('both manifests have the version of this build', async () => {
  const { read } = await built({ RIG4U_VERSION: '1.2.3-pr.4' });
  expect(read('remote.json')).toMatchObject({ version: '1.2.3-pr.4', id: 'mf_rooms_1_2_3_pr_4' });
  expect(read('mf-manifest.json')).toMatchObject({ metaData: { buildInfo: { buildVersion: '1.2.3-pr.4' } } });
});

test('a file from outside the remote is refused, with what to do instead', async () => {
  writeFileSync(path.join(room, 'theirs.ts'), 'export const theirs = 1;');
  write('src/list.tsx', "export { theirs as Component } from '../../theirs';");
  expect((await built()).said).toMatch(/mf-rooms imports "\.\.\/\.\.\/theirs".*@rig4u\/shared/s);
});
