// node platform/illustrations/draw.mjs: writes every drawing where the product takes it from, and prints the sizes in bytes.
// With --check it writes nothing and names the files that are not what it would write.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawings, parts } from './drawings/index.mjs';
import { hero } from './hero.mjs';
import { Sheet } from './iso.mjs';

const art = new URL('../../shared/src/look/art/', import.meta.url);
const home = new URL('../../host/src/home/', import.meta.url);
const names = Object.keys(drawings);

const full = (name) => {
  const sheet = new Sheet();
  drawings[name](sheet);
  return sheet.svg();
};
const small = (name) => {
  const sheet = new Sheet({ compact: true, width: 192, height: 192, margin: 14, grow: 2 });
  drawings[name](sheet);
  return sheet.symbol(name);
};
/** Many bold drawings in one file: whoever shows a list of them asks for it once. */
const sprite = (some) => `<svg xmlns="http://www.w3.org/2000/svg">\n${some.map(small).join('\n')}\n</svg>\n`;

const isPart = (name) => Object.hasOwn(parts, name);
const others = names.filter((name) => !isPart(name));

// The tables of addresses; a new drawing needs no line of its own in the product.
const key = (name) => (name.includes('-') ? `'${name}'` : name);
const variable = (name) => `${name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Art`;
const table = (imports, note, constant, address) => {
  const lines = imports.map(([local, file]) => `import ${local} from './${file}';`);
  const rows = names.map((name) => `  ${key(name)}: ${address(name)},`);
  const head = `// Written by platform/illustrations/draw.mjs.\n${lines.join('\n')}\n\n/** ${note} */\n`;
  return `${head}export const ${constant} = {\n${rows.join('\n')}\n} as const;\n`;
};
const fullTable = table(
  names.map((name) => [variable(name), `${name}.svg`]),
  'Address of each drawing, 240 × 200.',
  'drawings',
  variable,
);
const smallTable = table(
  [
    ['parts', 'compact/parts.svg'],
    ['others', 'compact/others.svg'],
  ],
  'Address of each bold drawing, 192 × 192: the parts of a PC in one file, everything else in another.',
  'compactDrawings',
  (name) => `\`\${${isPart(name) ? 'parts' : 'others'}}#${name}\``,
);

const files = [
  ...names.map((name) => [new URL(`${name}.svg`, art), full(name)]),
  [new URL('compact/parts.svg', art), sprite(names.filter(isPart))],
  [new URL('compact/others.svg', art), sprite(others)],
  [new URL('full.ts', art), fullTable],
  [new URL('small.ts', art), smallTable],
  [new URL('hero.svg', home), hero()],
];

const isWritten = ([file, text]) => {
  try {
    return readFileSync(file, 'utf8') === text;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
};

if (process.argv.includes('--check')) {
  const stale = files.filter((file) => !isWritten(file)).map(([file]) => fileURLToPath(file));
  if (stale.length > 0) console.error(`Not as drawn; run this program without --check:\n${stale.join('\n')}`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const folder of [new URL('compact/', art), home]) mkdirSync(folder, { recursive: true });
  for (const [file, text] of files) {
    writeFileSync(file, text);
    console.log(fileURLToPath(file).split('/').slice(-2).join('/').padEnd(28), text.length);
  }
}
