import * as v from 'valibot';
import { dropped, leave, type Mapping, number, type Read, reader, text } from '../importer/reading';
import { common } from './common';
import { socket } from './words';

const most = (fact: string, to: number) =>
  reader(v.pipe(v.array(v.number()), v.minLength(1)), (values) => {
    const highest = Math.max(...values);
    return highest > 0 && highest <= to ? { facts: { [fact]: highest } } : dropped(`outside 0 to ${to}`);
  });

/** A list may be older than a socket that takes the mounts of the one before it. */
const readSockets = reader(v.array(v.string()), (names): Read => {
  const sockets = [...new Set(names.flatMap((name) => socket(name) ?? []))];
  const lacks = [['LGA1700', 'LGA1851'] as const, ['AM4', 'AM5'] as const].find(
    ([older, newer]) => sockets.includes(older) && !sockets.includes(newer),
  );
  return { facts: { sockets }, ...(lacks && { doubt: `the list may be older than ${lacks[1]}` }) };
});

export const cooling: Mapping = {
  fields: {
    ...common,
    type: text('type', (type) => (type === 'aio' ? 'liquid' : type)),
    heightMm: reader(v.number(), (height, { type }) =>
      type === 'air' ? { facts: { heightMm: height } } : dropped('the height of a pump'),
    ),
    sockets: readSockets,
    radiatorMm: number('radiator', 92, 480),
    fans: number('fans', 0, 6),
    fanless: reader(v.literal(true), () => ({ facts: { fans: 0 } })),
    fanMm: leave('our schema has no size of its fans'),
    fanRpm: leave('our schema has no speed of its fans'),
    noiseDb: leave('our schema has no noise of a cooler'),
  },
};

const connector = (plug: string): string | undefined =>
  /^none$/i.test(plug) ? undefined : plug.replace('Addressable RGB', 'ARGB');

const lighting = (led: string): string => {
  if (/addressable|argb/i.test(led)) return 'ARGB';
  return led === 'RGB' ? 'RGB' : 'fixed';
};

export const caseFan: Mapping = {
  fields: {
    ...common,
    // 240 and more is the length of a frame that holds several fans.
    sizeMm: number('sizeMm', 30, 230),
    qty: number('qty', 1, 20),
    pwm: reader(v.boolean(), (pwm) => ({ facts: { pwm } })),
    connector: text('connector', connector),
    airflowCfm: most('airflowCfm', 500),
    noiseDb: most('noiseDb', 80),
    led: text('led', lighting),
    staticPressure: leave('our schema has no pressure'),
    reverse: leave('our schema does not say which way it blows'),
  },
};

export const thermalPaste: Mapping = { fields: { ...common, grams: number('grams', 0.1, 1000) } };
