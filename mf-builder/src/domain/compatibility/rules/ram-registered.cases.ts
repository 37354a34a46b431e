import type { RuleCases } from '../../../../checks/rule-cases';

export const cases: RuleCases = {
  made: [
    ['pass', { ram: { registered: false }, motherboard: { socket: 'AM5' } }],
    ['unknown', { ram: { registered: false }, motherboard: {} }],
    ['fail', { ram: { registered: true }, motherboard: { socket: 'LGA 1155' } }],
    ['pass', { ram: { registered: true }, motherboard: { socket: 'sTR5' } }],
    ['fail', { ram: { registered: false }, motherboard: { socket: 'LGA 3647' } }],
    ['fail', { ram: { registered: false }, motherboard: { socket: 'LGA2066', chipset: 'Intel C422' } }],
    ['fail', { ram: { registered: true }, motherboard: { socket: 'LGA2066', chipset: 'X299' } }],
    ['unknown', { ram: { registered: true }, motherboard: { socket: 'LGA2066' } }],
    ['pass', { ram: { registered: false }, motherboard: { socket: 'LGA2011-3', chipset: 'X99' } }],
    ['unknown', { ram: { registered: true }, motherboard: { socket: 'LGA2011-3', chipset: 'X99' } }],
    ['unknown', { ram: { registered: false }, motherboard: { socket: 'LGA2011-3', chipset: 'C612' } }],
    ['pass', { ram: [{ registered: true }, { registered: false }], motherboard: { socket: 'sWRX8' } }],
    ['fail', { ram: [{ registered: true }, { registered: false }], motherboard: { socket: 'TR4' } }],
    ['unknown', { ram: {}, motherboard: { socket: 'AM5' } }],
  ],
  real: [
    ['pass', { ram: 'ram12', motherboard: 'motherboard5' }],
    ['fail', { ram: 'ws-registered', motherboard: 'motherboard6' }],
    ['pass', { ram: 'ws-registered', motherboard: 'trx50-sage' }],
    ['unknown', { ram: 'ws-registered', motherboard: 'x99-deluxe' }],
  ],
};
