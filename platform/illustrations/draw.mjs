// node platform/illustrations/draw.mjs: writes every drawing where the product takes it from, and prints the sizes in bytes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { hero } from './hero.mjs';
import { Sheet } from './iso.mjs';
import { parts } from './parts.mjs';

const art = new URL('../../shared/src/art/', import.meta.url);
const home = new URL('../../host/src/home/', import.meta.url);
for (const folder of [new URL('compact/', art), home]) mkdirSync(folder, { recursive: true });

const save = (name, folder, text) => {
  writeFileSync(new URL(name, folder), text);
  return text.length;
};

for (const [name, draw] of Object.entries(parts)) {
  const full = new Sheet();
  const small = new Sheet({ compact: true, width: 192, height: 192, margin: 14, grow: 2 });
  draw(full);
  draw(small);
  console.log(name.padEnd(12), save(`${name}.svg`, art, full.svg()), '/', save(`compact/${name}.svg`, art, small.svg()));
}
console.log('hero'.padEnd(12), save('hero.svg', home, hero()));
