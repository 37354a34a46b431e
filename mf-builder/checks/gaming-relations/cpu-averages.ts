import { toms2024, toms2025, toms2026, toms5600G, toms5600InTable, tomsWindows10, tomsWindows11 } from './cpu-sources';
import { averages, type Relation, type Source } from './relation';

/** Processors are compared at 1080p alone: above that it is the card that is measured. */
const cpu = (source: Source, games?: number) => ({
  kind: 'cpu' as const,
  source,
  resolution: '1080p' as const,
  ...(games !== undefined && { games }),
});

/** Points of one scale, where the fastest of the test has 100; of 2024 frames a second. */
export const cpuAverages: readonly Relation[] = [
  ...averages(cpu(toms2026, 17), ['Ryzen 5 9600X', 72.6], {
    'Ryzen 7 9850X3D': 100,
    'Ryzen 7 9800X3D': 97,
    'Ryzen 9 9950X3D': 95.7,
    'Ryzen 7 7800X3D': 85.6,
    'Core i9-14900K': 78.2,
    'Core Ultra 7 270K Plus': 77.5,
    'Core i9-13900K': 76.8,
    'Core i7-14700K': 76.4,
    'Core i5-14600K': 72.8,
    'Core Ultra 9 285K': 71.8,
    'Core i5-13600K': 70.9,
    'Ryzen 7 7700X': 70.6,
    'Ryzen 5 7600X': 67.3,
    'Core Ultra 5 245K': 67.1,
    'Core i5-12600K': 60.8,
    'Core i5-14400': 58,
  }),
  ...averages(cpu(toms2025), ['Ryzen 5 9600X', 72.81], {
    'Ryzen 7 9800X3D': 100,
    'Ryzen 7 7800X3D': 87.18,
    'Core i9-14900K': 77.1,
    'Ryzen 7 9700X': 76.74,
    'Core i7-14700K': 75.76,
    'Core Ultra 9 285K': 72.45,
    'Core i5-14600K': 70.61,
    'Ryzen 7 5700X3D': 67.46,
    'Core Ultra 5 245K': 67.18,
    'Core i9-12900K': 66.92,
    'Ryzen 5 7600X': 65.62,
    'Core i5-12600K': 58.61,
    'Core i5-14400': 52.67,
  }),
  ...averages(cpu(toms2024), ['Ryzen 5 7600X', 131], {
    'Ryzen 7 7800X3D': 185,
    'Core i9-14900K': 167,
    'Core i7-14700K': 162,
    'Core i9-13900K': 162,
    'Core i5-14600K': 149,
    'Core i5-13600K': 147,
    'Ryzen 7 7700X': 142,
  }),
  ...averages(cpu(tomsWindows11), ['Ryzen 5 7600X', 83.62], {
    'Core i9-13900K': 100,
    'Ryzen 7 5800X3D': 94.42,
    'Core i5-13600K': 90.03,
    'Ryzen 7 7700X': 87.13,
    'Ryzen 5 7600': 79.74,
    'Ryzen 5 5600X': 67.52,
    'Core i5-12400F': 66.62,
  }),
  ...averages(cpu(tomsWindows10), ['Ryzen 5 5600X', 88.51], { 'Ryzen 7 5700G': 76.61, 'Ryzen 5 5600G': 71.99 }),
  ...averages(cpu(toms5600InTable), ['Ryzen 5 5600', 98.1], {
    'Core i5-12400F': 100,
    'Ryzen 5 5600X': 98.71,
    'Core i3-12100F': 88.4,
    'Ryzen 5 5500': 84.5,
  }),
  ...averages(cpu(toms5600G), ['Ryzen 5 5600X', 100], { 'Ryzen 7 5700G': 84.3, 'Ryzen 5 5600G': 79.5 }),
];
