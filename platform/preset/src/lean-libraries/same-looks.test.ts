/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { leanLookAlias } from '../lean-runtime/build-side';
import { sharedDir } from '../part';
import { leanOf } from './lean-libraries';

const look = path.join(sharedDir, 'src/look');
const recipes = readdirSync(look, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /[\\/]recipe\.ts$/.test(file),
);

/** Works out each recipe of the look: as it is, with each of its variants, and with styles of a place. */
const program = `
  import { system } from './theme/system';
  ${recipes.map((file, at) => `import * as r${at} from './${file.replaceAll('\\', '/')}';`).join('\n')}
  const place = { mt: '2', textStyle: 'small', px: { base: '2', md: '4' }, color: 'text2 !important', _hover: { bg: 'hover' } };
  const all = [${recipes.map((_, at) => `r${at}`).join()}].flatMap((file) => Object.entries(file)).filter(([, { base, slots }]) => base && !slots);
  module.exports = all.flatMap(([name, recipe]) => {
    const look = system.cva(recipe);
    const chosen = Object.entries(recipe.variants ?? {}).flatMap(([key, options]) => Object.keys(options).map((option) => ({ [key]: option })));
    return [{}, ...chosen].map((selection) => [name, selection, look(selection), system.css(look(selection), place)]);
  });`;

/** What the program comes to, with the libraries as they are installed or as the host bundles them. Text, so that the order counts. */
async function looks(isLean: boolean): Promise<string[]> {
  const lean: Plugin = {
    name: 'lean',
    setup(bundling) {
      const places = leanLookAlias();
      bundling.onLoad({ filter: /[\\/]@chakra-ui[\\/]/ }, async ({ path: file }) => {
        const place = places[file];
        const text = await readFile(typeof place === 'string' ? place : file, 'utf8');
        return typeof place === 'string' ? { contents: text, loader: 'ts' } : { contents: leanOf(file, text) ?? text };
      });
    },
  };
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: look, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'cjs',
    mainFields: ['module', 'main'],
    conditions: ['import'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: isLean ? [lean] : [],
  });
  const module: { exports: unknown } = { exports: undefined };
  new Function('module', outputFiles[0]?.text ?? '')(module);
  if (!Array.isArray(module.exports)) throw new Error('The program came to nothing.');
  return module.exports.map((entry) => JSON.stringify(entry));
}

test('a lean library comes to the same looks as the whole one', async () => {
  const [whole, lean] = await Promise.all([looks(false), looks(true)]);
  expect(whole.length).toBeGreaterThan(100);
  expect(lean).toEqual(whole);
});
