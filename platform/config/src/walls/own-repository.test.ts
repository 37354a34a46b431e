/** @jest-environment node */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root, runChild } from '@rig4u/kernel';
import { temporaryFolder } from '@rig4u/kernel/temporary-folder';
import { walls } from './own-repository';

const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');

/** A repository of one remote with two screens and this file in it; what the linter says of it. */
async function lintOf(file: string, text: string): Promise<string> {
  const dir = await temporaryFolder();
  const files = {
    'package.json': JSON.stringify({ name: 'mf-ours' }),
    'src/screens/hello/screen.tsx': 'export const Component = () => null;\n',
    'src/screens/other/screen.tsx': 'export const Component = () => null;\n',
    [file]: text,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), content);
  }
  await writeFile(path.join(dir, 'oxlint.config.mjs'), `export default ${JSON.stringify(walls(dir))};`);
  const { output } = await runChild(process.execPath, [oxlint, '-c', 'oxlint.config.mjs', '--deny-warnings'], {
    cwd: dir,
  });
  return output;
}
const from = (specifier: string): string => `import { thing } from '${specifier}';\nexport const used = thing;\n`;

it.each([
  ['src/screens/hello/chakra.tsx', from('@chakra-ui/react'), 'Import from @rig4u/shared/ui'],
  ['src/screens/hello/guides.tsx', from('mf-guides'), 'Remotes are deployed apart'],
  ['src/screens/hello/host.tsx', from('host'), 'deployed without the host'],
  ['src/screens/hello/reaches.tsx', from('../other/screen'), 'Screens of a part'],
  ['src/screens/hello/build.tsx', from('@rig4u/preset'), 'platform runs on Node'],
  ['src/screens/hello/tests.tsx', from('@rig4u/config/accessibility'), 'Only tests and configuration files'],
  ['src/domain/clock.ts', 'export const now = () => Date.now();\n', 'has no clock'],
  ['src/look/red.ts', "export const red = { border: '1px solid #f00' };\n", 'a colour of its own'],
  ['src/look/hello.ts', from('../screens/hello/screen'), 'The look knows no screen'],
  ['src/screens/hello/recipe.ts', from('@rig4u/shared/recipes'), 'Make the component there'],
  ['src/px.tsx', "export const wide = { maxW: '420px' };\n", 'raw length in px'],
])('the walls of a repository of one remote stop %s', async (file, text, message) => {
  expect((await lintOf(file, text)).replaceAll(/\s+/g, ' ')).toContain(message);
});

it('and let its own files, shared and a test of the look of it pass', async () => {
  const text = `${from('@rig4u/shared/ui')}export { Component } from '../hello/screen.test';\n`;
  expect(await lintOf('src/screens/hello/hello.test.tsx', from('@rig4u/config/accessibility'))).toContain('0 errors');
  expect(await lintOf('src/look/notes.ts', from('@rig4u/shared/recipes'))).toContain('0 errors');
  expect(await lintOf('src/screens/hello/own.tsx', text.replace('../hello/screen.test', './screen'))).toContain(
    '0 errors',
  );
});
