import { times, type RuleCases } from '../../../../checks/rule-cases';

const ddr5 = { ramType: 'DDR5' };
const ddr4 = { ramType: 'DDR4', modules: 2 };
const four = { ...ddr5, modules: 4 };

export const cases: RuleCases = {
  made: [
    ['pass', { ram: { ...ddr5, modules: 2 } }],
    ['pass', { ram: { ramType: 'DDR4' } }],
    ['warning', { ram: times(2, { ...ddr5, modules: 2 }) }],
    ['unknown', { ram: [{ ...ddr5, modules: 4 }, ddr5] }],
    ['warning', { ram: four, motherboard: { socket: 'AM5' }, cpu: { socket: 'sTR5' } }],
    ['pass', { ram: four, motherboard: { socket: 'sTR5' } }],
    ['pass', { ram: four, cpu: { socket: 'sTR5' } }],
    ['unknown', { ram: four, motherboard: {} }],
    ['pass', { ram: { ...ddr5, modules: 2 }, motherboard: {} }],
    ['warning', { ram: times(2, { ...ddr4, speed: 3600 }), motherboard: { socket: 'AM4' } }],
    ['pass', { ram: times(2, { ...ddr4, speed: 3200 }) }],
    [
      'pass',
      {
        ram: [
          { ...ddr4, speed: 3600 },
          { ...ddr4, speed: 3200 },
        ],
      },
    ],
    ['pass', { ram: { ...ddr4, modules: 4, speed: 3600 } }],
    ['pass', { ram: times(2, { ...ddr4, speed: 3600 }), motherboard: { socket: 'LGA2066' } }],
    ['unknown', { ram: times(2, ddr4) }],
  ],
  real: [
    ['pass', { ram: 'ram19' }],
    ['pass', { ram: ['ram16', 'ram16'], cpu: 'threadripper-7960x' }],
    ['warning', { ram: ['ram16', 'ram16'] }],
    ['unknown', { ram: 'patriot-viper' }],
  ],
};
