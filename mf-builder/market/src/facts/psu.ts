import { doubtedNumber, found, leave, type Mapping, number, stated, text, zeroIsDoubted } from '../importer/reading';
import { common } from './common';

const modularity: Readonly<Record<string, string>> = { Full: 'full', 'Semi-Modular': 'semi', 'Non-Modular': 'none' };

export const psu: Mapping = {
  fields: {
    ...common,
    wattage: number('power', 100, 4000),
    // "Mini-ITX" is a size of boards: it does not say which of the small forms a supply has.
    formFactor: text('formFactor', (form) => (form === 'Mini-ITX' ? undefined : form)),
    efficiency: text('efficiency', (badge) => (/^80\+ (Standard|White)$/.test(badge) ? '80+' : badge)),
    modular: text('modularity', (word) => modularity[word]),
    lengthMm: number('lengthMm', 60, 300),
    eps8: number('eps8', 0, 6),
    pcie8: number('pcie8', 0, 24),
    pcie16: doubtedNumber('pcie16', 0, 6, zeroIsDoubted),
    sata: number('sata', 0, 40),
    molex: number('molex', 0, 40),
    cybenetics: leave('our schema has the badge of 80 PLUS alone'),
    fanless: leave('our schema does not say whether a supply has a fan'),
  },
  name: (name) => stated({ atxVersion: found(name, /\bATX ?(3\.\d)\b/) }),
};
