import * as v from 'valibot';
import { dropped, flag, leave, type Mapping, number, reader, text } from '../importer/reading';
import { common } from './common';

export const ram: Mapping = {
  fields: {
    ...common,
    totalGB: number('capacity', 0.25, 2048),
    speed: number('speed', 200, 12_000),
    timings: text('timing'),
    ramType: text('ramType'),
    formFactor: leave('told by sodimm'),
    modules: number('modules', 1, 16),
    moduleGB: number('moduleGB', 0.25, 512),
    cl: number('cl', 2, 80),
    voltage: number('voltage', 1, 2.5),
    heightMm: number('heightMm', 10, 80),
    // 152 of 156 kits that are registered have it as false: nobody entered it.
    ecc: reader(v.boolean(), (ecc, { registered }) =>
      registered === true && !ecc ? dropped('registered memory has ECC') : { facts: { ecc } },
    ),
    registered: flag('registered'),
    sodimm: flag('sodimm'),
    rgb: reader(v.boolean(), (lit) => ({ facts: { rgb: lit ? 'ARGB' : 'none' } })),
    // EXPO is of DDR5; the source has it on some kits of DDR4.
    profiles: reader(v.array(v.string()), (profiles, { ramType }) => {
      const real = profiles.filter((one) => ramType === 'DDR5' || one !== 'EXPO').toSorted();
      return real.length > 0 ? { facts: { profiles: real } } : dropped('EXPO is of DDR5 alone');
    }),
  },
};
