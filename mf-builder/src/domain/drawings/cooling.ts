import { type Facts, countOf, known, says, within } from './facts';
import type { Drawing } from './iso/drawing';
import { type Axis, range, flats, points } from './iso/project';
import { Sheet } from './iso/sheet';

const mmPerUnit = 2.5;

/** A cooler: an air cooler as tall, a radiator as long and thick as its facts say, in mm. */
export function drawCooling(facts: Facts<'cooling'>): Drawing {
  const s = new Sheet(mmPerUnit);
  if (facts.type === 'liquid') liquid(s, facts);
  else if (says(facts.features, 'low profile')) flat(s, facts);
  else tower(s, facts);
  return s.drawing();
}

function liquid(s: Sheet, { radiator, thicknessMm, rgb, features }: Facts<'cooling'>): void {
  const length = within(radiator, 80, 480, 240);
  const fan = length % 140 === 0 ? 140 : Math.min(length, 120);
  const fans = Math.max(1, Math.floor(length / fan));
  const thick = within(thicknessMm, 15, 80, 27);
  const unknown: Axis[] = [...(known(radiator) ? [] : ['x' as const]), ...(known(thicknessMm) ? [] : ['y' as const])];
  const pump = Math.min(length - 70, length * 0.3);
  const front = thick + 105;

  s.foot(0, 0, length, thick + 25, 12);
  s.box(0, 0, 0, length, thick, fan, { axis: 'y', r: 6, unknown });
  s.box(0, thick, 0, length, 25, fan, { axis: 'y', r: 8 });
  for (const i of range(fans)) s.fan('y', thick + 25, (length / fans) * (i + 0.5), fan / 2, fan * 0.43);
  if (lit(rgb, features))
    for (const i of range(fans)) s.ring('y', thick + 25, (length / fans) * (i + 0.5), fan / 2, fan * 0.37);
  for (const z of [34, 14])
    s.cable(points(length, 12, z, length + 42, 34, z + 8, length + 12, front, z + 2, pump + 60, front + 32, 22), 6);
  s.box(pump, front, 0, 66, 66, 46, { r: 14 });
  s.disc('z', 46, pump + 33, front + 33, 24, { fill: 'soft', pen: 'accent' });
  if (says(features, 'lcd')) s.plate('z', 46, pump + 20, front + 20, pump + 46, front + 46, { r: 4, fill: 'accent' });
}

const lit = (rgb: Facts<'cooling'>['rgb'], features: Facts<'cooling'>['features']): boolean =>
  (rgb !== undefined && rgb !== 'none') || says(features, 'rgb');

const heightOf = ({ heightMm }: Facts<'cooling'>) => within(heightMm, 25, 190, 150);
const unknownHeight = ({ heightMm }: Facts<'cooling'>): Axis[] => (known(heightMm) ? [] : ['z']);

function flat(s: Sheet, facts: Facts<'cooling'>): void {
  const height = heightOf(facts);
  s.foot(0, 0, 110, 104, 12);
  s.box(38, 34, 0, 36, 36, 8, { r: 4, tones: { z: 'soft' } });
  s.box(0, 0, 8, 110, 104, height - 23, { unknown: unknownHeight(facts) });
  const fins = range(12).map((i) => 8 + i * 8.6);
  s.on(
    'y',
    104,
    fins.map((x) => flats(x, 11, x, height - 18)),
  );
  s.on(
    'x',
    110,
    fins.slice(0, 11).map((y) => flats(y, 11, y, height - 18)),
  );
  s.box(3, 2, height - 15, 104, 100, 15, { r: 8 });
  s.fan('z', height, 55, 52, 45);
}

function tower(s: Sheet, facts: Facts<'cooling'>): void {
  const height = Math.max(70, heightOf(facts));
  const dual = says(facts.features, 'dual');
  const fans = countOf(facts.fans, 0, 3, 1);
  const size = Math.min(116, height - 36);
  const depth = dual ? (fans > 1 ? 135 : 110) : fans > 1 ? 92 : 67;
  s.foot(0, 0, 110, depth, 12);
  s.box(36, depth / 2 - 20, 0, 38, 38, 10, { r: 4, tones: { z: 'soft' } });
  for (const y of [18, 30]) s.cable(points(40, y, 8, 20, y, 14, 14, y, 36), 4, 'soft');
  const fanAt = (y: number) => {
    s.box(0, y, height - size - 2, 110, 25, size, { axis: 'y', r: 6 });
    s.fan('y', y + 25, 55, height - size / 2 - 2, Math.min(48, size * 0.44));
  };
  const stack = (y: number) => {
    s.box(0, y, 36, 110, 42, height - 36, { unknown: unknownHeight(facts) });
    s.on(
      'x',
      110,
      range(Math.floor((height - 44) / 7)).map((i) => flats(y + 3, 42 + i * 7, y + 39, 42 + i * 7)),
    );
    const pipes = [16, 38, 72, 94];
    for (const x of pipes) s.disc('z', height, x, y + (x % 4 === 0 ? 14 : 26), 3.2, { fill: 'accent', pen: 'none' });
  };
  if (!dual && fans > 1) fanAt(-25);
  stack(0);
  if (dual || fans > 0) fanAt(42);
  if (dual) stack(67);
  if (dual && fans > 1) fanAt(109);
}
