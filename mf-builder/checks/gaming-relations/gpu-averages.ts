import { computerBase, toms2023 } from './gpu-sources';
import { ofToms2025 } from './gpu-table-2025';
import { ofToms2026 } from './gpu-table-2026';
import { averages, type Relation, type Resolution, type Source } from './relation';

const gpu = (source: Source, resolution: Resolution, games?: number) => ({
  kind: 'gpu' as const,
  source,
  resolution,
  ...(games !== undefined && { games }),
});

const ofToms2023: readonly Relation[] = [
  ...averages(gpu(toms2023, '1080p'), ['GeForce RTX 4060', 84.9], {
    'Radeon RX 7800 XT': 127.2,
    'GeForce RTX 4070': 123.6,
    'Radeon RX 7600': 82.3,
    'Radeon RX 6600': 67.3,
    'GeForce RTX 3050': 51.9,
  }),
  ...averages(gpu(toms2023, '1440p'), ['GeForce RTX 4060', 61.2], {
    'Radeon RX 7800 XT': 104,
    'GeForce RTX 4070': 98.9,
    'Radeon RX 7600': 57.3,
    'Radeon RX 6600': 46.6,
    'GeForce RTX 3050': 38.5,
  }),
];

/** Means over those games of the test that were run natively and without ray tracing, and for both cards. */
const ofComputerBase: readonly Relation[] = [
  ...averages(gpu(computerBase, '1440p', 5), ['GeForce RTX 5070 Ti', 98.26], { 'GeForce RTX 5090': 165.28 }),
  ...averages(gpu(computerBase, '1440p', 4), ['GeForce RTX 5070', 73.08], {
    'GeForce RTX 5070 Ti': 91.43,
    'Radeon RX 9070 XT': 85.13,
    'Radeon RX 9070': 75,
  }),
  ...averages(gpu(computerBase, '1440p', 3), ['Radeon RX 7600', 35.77], { 'GeForce RTX 4060': 39.37 }),
  ...averages(gpu(computerBase, '4k', 3), ['GeForce RTX 5070 Ti', 57.87], { 'GeForce RTX 5090': 102.7 }),
];

export const gpuAverages: readonly Relation[] = [...ofToms2026, ...ofToms2025, ...ofToms2023, ...ofComputerBase];
