import { type Facts, says, within } from './facts';
import type { Drawing } from './iso/drawing';
import { type Flat, range, flats, points } from './iso/project';
import { type Port, drawPort, portsOf } from './ports';
import { Sheet } from './iso/sheet';

const mmPerUnit = 1.05;

interface Card {
  interface?: string | undefined;
  ports?: readonly string[] | undefined;
}

type Emblem = (s: Sheet, axis: 'y' | 'z', n: number, u: number, v: number) => void;

/** A network card: a slot card, an M.2 or a USB stick by `interface`, its `ports` on the bracket; a bar for its speed. */
export const drawNetworkCard = ({ speed, ...card }: Facts<'networkCard'>): Drawing =>
  draw(card, (s, axis, n, u, v) => {
    if (says(speed, 'wi-fi')) for (const r of [5, 11, 17]) s.on(axis, n, [rainbow(u, v - 8, r)], 'accent');
    const gigabits = within(Number.parseFloat(speed ?? ''), 0, 100, 0);
    for (const i of range(Math.ceil(Math.log2(gigabits + 1))))
      s.plate(axis, n, u - 14 + i * 8, v - 9, u - 9 + i * 8, v - 3 + i * 5, { fill: 'accent', pen: 'none' });
  });

const wave: readonly Flat[] = flats(-20, 0, -13, 0, -9, 10, -4, -10, 1, 14, 6, -13, 10, 8, 13, 0, 20, 0);

/** A sound card, by `interface` and `ports`; a line under its wave for each 8 bits. */
export const drawSoundCard = ({ resolution, ...card }: Facts<'soundCard'>): Drawing =>
  draw(card, (s, axis, n, u, v) => {
    s.on(axis, n, [wave.map(([a, b]) => [u + a, v + b])], 'accent');
    const lines = Math.floor(within(Number.parseInt(resolution ?? '', 10), 0, 64, 0) / 8);
    s.on(
      axis,
      n,
      range(lines).map((i) => flats(u - 14 + i * 8, v - 17, u - 9 + i * 8, v - 17)),
      'fine',
    );
  });

/** A capture card, by `interface` and `ports`; its mark of a film is larger the more rows of pixels it records. */
export const drawCapture = ({ resolution, ...card }: Facts<'capture'>): Drawing =>
  draw(card, (s, axis, n, u, v) => {
    const r = 9 + within(Number.parseInt(resolution ?? '', 10), 0, 4320, 1080) / 480;
    s.disc(axis, n, u, v, r, { fill: 'soft', pen: 'accent' });
    s.shapes(axis, n, [flats(u - r * 0.3, v - r * 0.5, u + r * 0.6, v, u - r * 0.3, v + r * 0.5)], {
      fill: 'accent',
      pen: 'none',
    });
  });

const rainbow = (u: number, v: number, r: number): Flat[] =>
  range(9).map((i) => [u + r * Math.cos(Math.PI * (0.2 + i * 0.075)), v + r * Math.sin(Math.PI * (0.2 + i * 0.075))]);

function draw(card: Card, emblem: Emblem): Drawing {
  const s = new Sheet(mmPerUnit);
  const ports = portsOf(card.ports);
  if (says(card.interface, 'm.2')) m2(s, ports, emblem);
  else if (says(card.interface, 'usb') || says(card.interface, 'thunderbolt')) stick(s, card.interface, ports, emblem);
  else slotCard(s, card.interface, ports, emblem);
  return s.drawing();
}

/** Lengths of the contacts in mm, by lanes (PCIe CEM specification). */
const contactLength = (lanes: number): number =>
  lanes >= 16 ? 85 : lanes >= 8 ? 52 : lanes >= 4 ? 35 : lanes >= 2 ? 24 : 18;

function slotCard(s: Sheet, slot: string | undefined, ports: readonly Port[], emblem: Emblem): void {
  const [w, h] = [124, 64];
  const lanes = within(Number.parseInt(/x(\d+)/.exec(slot ?? '')?.[1] ?? '', 10), 1, 16, 1);
  const contacts = contactLength(lanes);
  s.foot(0, -8, w + 6, 36, 8);
  s.box(88 - contacts, 4, 0, contacts, 2, 12, { tones: { y: 'accent' } });
  s.on(
    'y',
    6,
    range(Math.floor(contacts / 5)).map((i) => flats(91 - contacts + i * 5, 1, 91 - contacts + i * 5, 8)),
  );
  s.box(0, 2, 10, w, 4, h, { unknown: slot === undefined ? ['x'] : [] });
  s.on('y', 6, [flats(10, 20, 26, 20, 34, 28, 46, 28), flats(8, 66, 36, 66), flats(8, 61, 26, 61)], 'fine');
  s.plate('y', 6, 14, 22, 70, 68, { r: 5, pen: 'detail' });
  emblem(s, 'y', 6, 42, 46);
  for (const i of range(ports.length))
    s.box(98, 6, 14 + (i * 56) / Math.max(1, ports.length), 26, 16, 44 / Math.max(1, ports.length));
  s.box(w, -8, 2, 2.5, 34, h + 20);
  s.box(w - 8, -8, h + 22, 12, 34, 3);
  const step = (h - 2) / Math.max(1, ports.length);
  for (const [i, port] of ports.entries()) drawPort(s, port, 'x', w + 2.5, 9, 14 + (i + 0.5) * step);
}

function stick(s: Sheet, plug: string | undefined, ports: readonly Port[], emblem: Emblem): void {
  const [w, d, h] = [96, 62 + Math.max(0, ports.length - 2) * 16, 26];
  s.foot(0, 0, w, d, 8);
  const wide = says(plug, 'usb-a') ? 12 : 8;
  s.cable(points(4, d / 2, 12, -14, d / 2, 10, -30, d / 2 + 18, 2, -22, d / 2 + 46, 0), 6, 'soft');
  s.box(-22 - wide / 2, d / 2 + 46, 0, wide + 6, 18, 9, { r: 2 });
  s.box(-22 - wide / 2 + 3, d / 2 + 64, 2, wide, 11, 5, {
    tones: { z: says(plug, 'usb-a') ? 'top' : 'deep', y: 'accent' },
  });
  s.box(0, 0, 0, w, d, h, { r: 9 });
  s.plate('z', h, 7, 7, w - 7, d - 7, { r: 6, pen: 'detail' });
  emblem(s, 'z', h, w / 2, d / 2);
  for (const [i, port] of ports.entries()) drawPort(s, port, 'x', w, ((i + 0.5) * d) / ports.length, h / 2);
}

function m2(s: Sheet, ports: readonly Port[], emblem: Emblem): void {
  s.foot(0, 0, 80, 22, 10);
  s.box(-4, 2, 4, 4, 18, 2, { tones: { z: 'accent' } });
  s.box(0, 0, 4, 80, 22, 2.5);
  s.box(8, 3, 6.5, 40, 16, 2);
  emblem(s, 'z', 8.5, 28, 11);
  for (const [i, port] of ports.entries()) drawPort(s, port, 'x', 80, 4 + i * 14, 8);
}
