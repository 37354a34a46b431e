import {
  amd9060Xt,
  computerBase5060Ti,
  hardwareUnboxed70,
  hardwareUnboxed9070Xt,
  kitGuru5060Ti,
  kitGuru5090,
  kitGuru9060Xt,
  techPowerUp3050,
  techPowerUp3050With6GB,
} from './gpu-sources';
import { averages, percentFaster, percentSlower, type Relation, type Test } from './relation';

const kitGuru = { kind: 'gpu', games: 12 } as const;
const of5060Ti1080: Test = { ...kitGuru, source: kitGuru5060Ti, resolution: '1080p' };
const of5060Ti1440: Test = { ...kitGuru, source: kitGuru5060Ti, resolution: '1440p' };
const of9060Xt1080: Test = { ...kitGuru, source: kitGuru9060Xt, resolution: '1080p' };
const of9060Xt1440: Test = { ...kitGuru, source: kitGuru9060Xt, resolution: '1440p' };
const of70s = { kind: 'gpu', source: hardwareUnboxed70, games: 7 } as const;
const of9070Xt = { kind: 'gpu', source: hardwareUnboxed9070Xt, games: 55 } as const;
const of3050: Test = { kind: 'gpu', source: techPowerUp3050, resolution: '1080p' };
const ofTwoSizes: Test = { kind: 'gpu', source: computerBase5060Ti, resolution: '1440p', games: 27 };
const of3050With6GB: Test = { kind: 'gpu', source: techPowerUp3050With6GB, resolution: '1080p', games: 25 };

export const gpuStatements: readonly Relation[] = [
  percentFaster(of5060Ti1080, 'GeForce RTX 5060 Ti', 'Radeon RX 7700 XT', 7),
  percentSlower(of5060Ti1080, 'Radeon RX 7800 XT', 'GeForce RTX 5060 Ti', 8),
  percentFaster(of5060Ti1080, 'GeForce RTX 5060 Ti', 'GeForce RTX 4060 Ti 16GB', 15),
  percentFaster(of5060Ti1080, 'GeForce RTX 5060 Ti', 'GeForce RTX 3060 Ti', 31),
  percentFaster(of5060Ti1440, 'GeForce RTX 5060 Ti', 'Radeon RX 7700 XT', 5),
  percentSlower(of5060Ti1440, 'Radeon RX 7800 XT', 'GeForce RTX 5060 Ti', 10),
  percentFaster(of5060Ti1440, 'GeForce RTX 5060 Ti', 'GeForce RTX 4060 Ti 16GB', 19),
  percentFaster(of5060Ti1440, 'GeForce RTX 5060 Ti', 'GeForce RTX 3060 Ti', 33),
  percentFaster(of9060Xt1080, 'Radeon RX 9060 XT', 'GeForce RTX 5060 Ti 8GB', 4),
  percentSlower(of9060Xt1080, 'GeForce RTX 5060 Ti', 'Radeon RX 9060 XT', 6),
  percentFaster(of9060Xt1440, 'Radeon RX 9060 XT', 'GeForce RTX 5060 Ti 8GB', 8),
  percentSlower(of9060Xt1440, 'GeForce RTX 5060 Ti', 'Radeon RX 9060 XT', 7),
  percentFaster(of9060Xt1440, 'Radeon RX 9060 XT', 'Radeon RX 7600 XT', 38),
  percentFaster({ ...kitGuru, source: kitGuru5090, resolution: '4k' }, 'GeForce RTX 5090', 'GeForce RTX 4090', 29),
  percentFaster({ ...of70s, resolution: '1080p' }, 'GeForce RTX 5070', 'GeForce RTX 4070', 14),
  percentFaster({ ...of70s, resolution: '1440p' }, 'GeForce RTX 5070', 'GeForce RTX 4070', 20),
  percentFaster({ ...of70s, resolution: '4k' }, 'GeForce RTX 5070', 'GeForce RTX 4070', 22),
  percentSlower({ ...of9070Xt, resolution: '1440p' }, 'GeForce RTX 5070 Ti', 'Radeon RX 9070 XT', 5),
  percentSlower({ ...of9070Xt, resolution: '4k' }, 'GeForce RTX 5070 Ti', 'Radeon RX 9070 XT', 5),
  ...averages(ofTwoSizes, ['GeForce RTX 5060 Ti 8GB', 57.6], { 'GeForce RTX 5060 Ti': 65.2 }),
  percentFaster(of3050, 'Radeon RX 6600', 'GeForce RTX 3050', 30),
  percentFaster(of3050, 'GeForce RTX 3060', 'GeForce RTX 3050', 36),
  percentSlower(of3050With6GB, 'GeForce RTX 3050', 'GeForce RTX 3050 6GB', 28),
  percentSlower(of3050With6GB, 'GeForce GTX 1660 Ti', 'GeForce RTX 3050 6GB', 18),
  percentFaster(
    { kind: 'gpu', source: amd9060Xt, resolution: '1440p' },
    ...(['Radeon RX 9060 XT', 'GeForce RTX 5060 Ti 8GB'] as const),
    15,
  ),
];
