import type { RuleCases } from '../../../../checks/rule-cases';

const am5 = { socket: 'AM5' };
const expo = { profiles: ['XMP', 'EXPO'], speed: 6000 };

export const cases: RuleCases = {
  made: [
    ['pass', { ram: expo, motherboard: am5 }],
    ['pass', { ram: { profiles: [], speed: 5600 }, motherboard: am5 }],
    ['note', { ram: { ...expo, profiles: ['XMP'] }, motherboard: am5 }],
    ['pass', { ram: { speed: 6000 }, motherboard: am5 }],
    ['pass', { ram: { ...expo, speed: 6400, cudimm: false }, motherboard: am5 }],
    ['unknown', { ram: { ...expo, speed: 6400 }, motherboard: am5 }],
    ['warning', { ram: { ...expo, speed: 6600, cudimm: false }, motherboard: am5 }],
    ['warning', { ram: { ...expo, speed: 6400, cudimm: true }, motherboard: am5 }],
    ['none', { ram: { ...expo, profiles: ['XMP'] }, motherboard: { socket: 'LGA1851' } }],
    ['unknown', { ram: expo, motherboard: {} }],
  ],
  real: [
    ['pass', { ram: 'ram12', motherboard: 'motherboard9' }],
    ['pass', { ram: 'ram10', motherboard: 'motherboard9' }],
    ['warning', { ram: 'ram17', motherboard: 'motherboard9' }],
    ['unknown', { ram: 'patriot-viper', motherboard: 'motherboard9' }],
  ],
};
