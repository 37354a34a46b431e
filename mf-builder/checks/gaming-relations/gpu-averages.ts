import { computerBase, toms2023, toms2025, toms2026 } from './gpu-sources';
import { averages, type Relation, type Resolution, type Source } from './relation';

const gpu = (source: Source, resolution: Resolution, games?: number) => ({
  kind: 'gpu' as const,
  source,
  resolution,
  ...(games !== undefined && { games }),
});

/** Ultra, native, without ray tracing. At 4K only cards of 12 GB or more: on the others the memory is measured there, not the chip. */
const ofToms2026: readonly Relation[] = [
  ...averages(gpu(toms2026, '1080p', 11), ['GeForce RTX 5070', 132.6], {
    'GeForce RTX 5090': 203.8,
    'GeForce RTX 4090': 183.6,
    'GeForce RTX 5080': 166.9,
    'Radeon RX 9070 XT': 156.6,
    'GeForce RTX 5070 Ti': 155.4,
    'Radeon RX 9070': 140.9,
    'Radeon RX 7800 XT': 118.4,
    'GeForce RTX 4070': 111.5,
    'GeForce RTX 5060 Ti': 105.2,
    'Radeon RX 9060 XT': 98.3,
    'GeForce RTX 5060': 88.5,
    'Arc B580': 71.5,
    'GeForce RTX 4060': 71.5,
    'Radeon RX 7600': 69.9,
    'GeForce RTX 5050': 69.3,
    'Arc B570': 63.5,
    'Radeon RX 6600': 51.9,
    'GeForce RTX 3050': 44.6,
  }),
  ...averages(gpu(toms2026, '1440p', 11), ['GeForce RTX 5070', 96.4], {
    'GeForce RTX 5090': 167.3,
    'GeForce RTX 4090': 143.4,
    'GeForce RTX 5080': 128.3,
    'GeForce RTX 5070 Ti': 116.8,
    'Radeon RX 9070 XT': 116.5,
    'Radeon RX 9070': 104,
    'Radeon RX 7800 XT': 84.7,
    'GeForce RTX 4070': 77.8,
    'GeForce RTX 5060 Ti': 73.4,
    'Radeon RX 9060 XT': 67.3,
    'GeForce RTX 5060': 59.8,
    'Arc B580': 50.7,
    'GeForce RTX 4060': 47.6,
    'Radeon RX 7600': 45.4,
    'GeForce RTX 5050': 45.2,
    'Arc B570': 44.3,
    'GeForce RTX 3050': 29.8,
  }),
  ...averages(gpu(toms2026, '4k', 11), ['GeForce RTX 5070', 54.3], {
    'GeForce RTX 5090': 110.8,
    'GeForce RTX 4090': 89.1,
    'GeForce RTX 5080': 77.4,
    'GeForce RTX 5070 Ti': 68.6,
    'Radeon RX 9070 XT': 65.8,
    'Radeon RX 9070': 57.7,
    'Radeon RX 7800 XT': 45.1,
    'GeForce RTX 4070': 41.3,
    'GeForce RTX 5060 Ti': 40.2,
    'Radeon RX 9060 XT': 35.2,
    'Arc B580': 27.6,
  }),
];

const ofToms2025: readonly Relation[] = [
  ...averages(gpu(toms2025, '1080p'), ['GeForce RTX 5070', 107.3], {
    'GeForce RTX 5090': 157.6,
    'GeForce RTX 5080': 133.9,
    'GeForce RTX 5070 Ti': 124.2,
    'Radeon RX 9070 XT': 119.9,
    'Radeon RX 9070': 110.4,
    'Radeon RX 7800 XT': 89.7,
    'GeForce RTX 5060 Ti': 84.4,
    'Radeon RX 9060 XT': 80.3,
    'GeForce RTX 5060': 70.2,
    'GeForce RTX 4060': 57.7,
    'Arc B580': 55.3,
    'Arc B570': 47.8,
  }),
  ...averages(gpu(toms2025, '1440p'), ['GeForce RTX 5070', 81.2], {
    'GeForce RTX 5090': 143,
    'GeForce RTX 5080': 111.7,
    'GeForce RTX 5070 Ti': 101.2,
    'Radeon RX 9070 XT': 98.3,
    'Radeon RX 9070': 86.9,
    'Radeon RX 7800 XT': 69,
    'GeForce RTX 5060 Ti': 62.3,
    'Radeon RX 9060 XT': 59.4,
    'GeForce RTX 5060': 45.7,
    'Arc B580': 42.6,
    'GeForce RTX 4060': 38.9,
    'Arc B570': 35.3,
  }),
  ...averages(gpu(toms2025, '4k'), ['GeForce RTX 5070', 47.7], {
    'GeForce RTX 5090': 105.8,
    'GeForce RTX 5080': 71.1,
    'GeForce RTX 5070 Ti': 62.1,
    'Radeon RX 9070 XT': 61,
    'Radeon RX 9070': 52.9,
  }),
];

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
