import { check, field, type FactCheck, listed, numberIn, part, plain, texts } from './fact-check';
import { fold } from './spelling';

type Checks = Readonly<Record<string, FactCheck>>;

const best = (value: unknown): number | undefined => {
  const numbers = Array.isArray(value) ? value.flatMap((one: unknown) => (typeof one === 'number' ? one : [])) : [];
  return numbers.length > 0 ? Math.max(...numbers) : undefined;
};

/** The source gives the socket of a device, we the plug at the PC: USB is USB. A bare "Wired" says nothing. */
const way = (text: string): string | undefined => {
  if (/usb/i.test(text)) return 'usb';
  if (/2\.4/.test(text)) return '24ghz';
  if (/bluetooth/i.test(text)) return 'bluetooth';
  if (/3\.5/.test(text)) return '35mm';
  return /^(xlr|optical)$/i.test(text) ? fold(text) : undefined;
};

const connectivity = check((record) => texts(record['connectivity'], way), {
  ours: (fact) => plain(texts(fact, way)),
  agree: listed,
});

const lighting = (led: unknown): string | undefined => {
  if (typeof led !== 'string') return undefined;
  if (/addressable|argb/i.test(led)) return 'argb';
  return /^rgb$/i.test(led) ? 'rgb' : 'fixed';
};

/** The height of a liquid cooler's record is its pump's. */
export const cooling: Checks = {
  type: check((record) => (record['type'] === 'aio' ? 'liquid' : record['type'])),
  radiator: field('radiatorMm'),
  fans: field('fans'),
  sockets: check((record) => texts(record['sockets'], (one) => part(one, /^(AM[45]|LGA ?1(?:15\d|200|700|851))$/)), {
    agree: listed,
  }),
  heightMm: check((record) => (record['type'] === 'air' ? record['heightMm'] : undefined)),
};

export const caseFan: Checks = {
  sizeMm: field('sizeMm'),
  qty: field('qty'),
  airflowCfm: check((record) => best(record['airflowCfm'])),
  noiseDb: check((record) => best(record['noiseDb'])),
  pwm: field('pwm'),
  connector: check((record) => record['connector'], {
    ours: (fact) => fold(String(fact).replace('ARGB', 'Addressable RGB')),
  }),
  led: check((record) => lighting(record['led'])),
};

export const thermalPaste: Checks = { grams: field('grams') };

const panel = (text: unknown): string | undefined => part(text, /(OLED|IPS|VA|TN|PLS)/);

const grade = (text: unknown): string | undefined => {
  const found = part(text, /((?:HDR10|DisplayHDR.*))/);
  return found?.replace('400 True Black', 'True Black 400').replace('500 True Black', 'True Black 500');
};

export const monitor: Checks = {
  sizeIn: field('sizeIn'),
  resolution: field('resolution'),
  hz: field('hz'),
  panel: check((record) => panel(record['panel']), { ours: (fact) => plain(panel(fact)) }),
  responseMs: field('responseMs'),
  sync: check((record) => [record['sync']], { agree: listed }),
  hdr: check((record) => grade(record['hdr'])),
};

export const keyboard: Checks = {
  connectivity,
  switchType: field('switchType'),
  size: check((record) => (typeof record['size'] === 'string' ? record['size'].replace(/ \(.*/, '') : undefined)),
};

export const mouse: Checks = { connectivity, maxDpi: field('maxDpi'), weightG: field('weightG') };

export const headset: Checks = { connectivity, driverMm: field('driverMm'), mic: field('mic') };

export const webcam: Checks = {
  connectivity,
  resolution: field('resolution'),
  fps: check((record) => numberIn(record['fps'], /^(\d+)/)),
};

export const microphone: Checks = { connectivity, pattern: field('pattern', { agree: listed }) };
