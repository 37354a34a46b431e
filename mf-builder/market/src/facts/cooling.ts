import * as v from 'valibot';
import { dropped, leave, type Mapping, number, reader, text } from '../importer/reading';
import { common } from './common';
import { readCoolerSockets } from './sockets';

const most = (fact: string, to: number) =>
  reader(v.pipe(v.array(v.number()), v.minLength(1)), (values) => {
    const highest = Math.max(...values);
    return highest > 0 && highest <= to ? { facts: { [fact]: highest } } : dropped(`outside 0 to ${to}`);
  });

export const cooling: Mapping = {
  fields: {
    ...common,
    type: text('type', (type) => (type === 'aio' ? 'liquid' : type)),
    heightMm: reader(v.number(), (height, { type }) =>
      type === 'air' ? { facts: { heightMm: height } } : dropped('the height of a pump'),
    ),
    sockets: readCoolerSockets,
    radiatorMm: number('radiator', 92, 480),
    fans: number('fans', 0, 6),
    fanless: reader(v.literal(true), () => ({ facts: { fans: 0 } })),
    fanMm: leave('our schema has no size of its fans'),
    fanRpm: leave('our schema has no speed of its fans'),
    noiseDb: most('noiseDb', 80),
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
