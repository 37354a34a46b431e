import { says } from './facts';
import { type Axis, type Flat, flats } from './iso/project';
import type { Sheet } from './iso/sheet';

/** A port by its kind, as the catalogue writes it: `RJ45`, `HDMI in`. */
export type Port = string;

/** The most ports a bracket has room for. */
const most = 5;

/** Each port of a card on its own: "2 × RJ45" is two. */
export const portsOf = (ports: readonly string[] | undefined): Port[] =>
  (ports ?? [])
    .flatMap((text) => {
      const [, count = '1', kind = text] = /^(\d+)\s*[×x]\s*(.+)$/.exec(text) ?? [];
      return Array.from({ length: Math.min(most, Number(count)) }, () => kind);
    })
    .slice(0, most);

/** A port on a plane around (u, v), 20 mm wide at most. */
export function drawPort(s: Sheet, port: Port, axis: Axis, n: number, u: number, v: number): void {
  const shape = (points: readonly Flat[]) =>
    s.shapes(axis, n, [points.map(([a, b]) => [u + a, v + b])], { fill: 'deep' });
  const round = (r: number) => {
    s.disc(axis, n, u, v, r, { fill: 'top' });
    s.disc(axis, n, u, v, r * 0.45, { fill: 'deep', pen: says(port, 'out') ? 'accent' : 'detail' });
  };
  if (says(port, 'rj45')) {
    shape(flats(-8, -7, 8, -7, 8, 3, 4, 3, 4, 7, -4, 7, -4, 3, -8, 3));
    s.on(
      axis,
      n,
      [-4.5, -1.5, 1.5, 4.5].map((a) => flats(u + a, v - 5, u + a, v - 1)),
      'fine',
    );
  } else if (says(port, 'hdmi')) shape(flats(-8, 4, 8, 4, 8, 0, 5, -4, -5, -4, -8, 0));
  else if (says(port, 'usb-c')) s.plate(axis, n, u - 5, v - 2, u + 5, v + 2, { r: 2, fill: 'deep' });
  else if (says(port, 'usb')) s.plate(axis, n, u - 7, v - 3.5, u + 7, v + 3.5, { fill: 'deep' });
  else if (says(port, 'optical')) s.plate(axis, n, u - 4, v - 4, u + 4, v + 4, { r: 1, fill: 'soft', pen: 'accent' });
  else if (says(port, 'xlr')) round(8.5);
  else if (says(port, 'sdi') || says(port, 'rca')) round(5.5);
  else if (says(port, '6.3')) round(6.5);
  else round(4);
}
