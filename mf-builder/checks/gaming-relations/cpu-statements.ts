import { amd7800X3D, hardwareUnboxed285K, tech4Gamers12100F, techSpot7800X3D, toms5600 } from './cpu-sources';
import { percentFaster, percentSlower, type Relation } from './relation';

const cpu = { kind: 'cpu', resolution: '1080p' } as const;
const of5600 = { ...cpu, source: toms5600, games: 7 };

export const cpuStatements: readonly Relation[] = [
  percentFaster(of5600, 'Core i5-12400F', 'Ryzen 5 5600', 2),
  percentFaster(of5600, 'Core i3-12100F', 'Ryzen 5 5500', 6.2),
  percentFaster({ ...cpu, source: techSpot7800X3D, games: 21 }, 'Ryzen 7 7800X3D', 'Core i9-14900K', 5),
  percentSlower({ ...cpu, source: tech4Gamers12100F }, 'Ryzen 5 5600X', 'Core i3-12100F', 10),
  percentFaster({ ...cpu, source: hardwareUnboxed285K, games: 12 }, 'Ryzen 7 9800X3D', 'Core Ultra 9 285K', 26),
  percentFaster({ ...cpu, source: amd7800X3D, games: 21 }, 'Ryzen 7 7800X3D', 'Core i9-13900K', 6.9),
];
