// node platform/illustrations/draw.mjs: writes every drawing where the product takes it from, and prints the sizes in bytes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { drawings } from './drawings/index.mjs';
import { hero } from './hero.mjs';
import { Sheet } from './iso.mjs';

const art = new URL('../../shared/src/look/art', import.meta.url);
const home = new URL('../../host/src/home/', import.meta.url);
for (const folder of [new URL('compact/', art), home]) mkdirSync(folder, { recursive: true });

const save = (name, folder, text) => {
  writeFileSync(new URL(name, folder), text);
  return text.length;
};

for (const [name, draw] of Object.entries(drawings)) {
  const full = new Sheet();
  const small = new Sheet({ compact: true, width: 192, height: 192, margin: 14, grow: 2 });
  draw(full);
  draw(small);
  console.log(
    name.padEnd(18),
    save(`${name}.svg`, art, full.svg()),
    '/',
    save(`compact/${name}.svg`, art, small.svg()),
  );
}

// The tables of addresses; a new drawing needs no line of its own in the product.
const table = (folder, note, constant) => {
  const names = Object.keys(drawings).map((name) => [
    name,
    `${name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Art`,
  ]);
  const lines = names.map(([name, local]) => `import ${local} from './${folder}${name}.svg';`);
  const rows = names.map(([name, local]) => `  ${name.includes('-') ? `'${name}'` : name}: ${local},`);
  const head = `// Written by platform/illustrations/draw.mjs.\n${lines.join('\n')}\n\n/** ${note} */\n`;
  return `${head}export const ${constant} = {\n${rows.join('\n')}\n} as const;\n`;
};
save('full.ts', art, table('', 'Address of each drawing, 240 × 200.', 'drawings'));
save('small.ts', art, table('compact/', 'Address of each bold drawing, 192 × 192.', 'compactDrawings'));

console.log('hero'.padEnd(18), save('hero.svg', home, hero()));
