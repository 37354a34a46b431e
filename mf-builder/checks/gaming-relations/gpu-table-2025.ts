import { toms2025 } from './gpu-sources';
import { tableOf, type Row } from './gpu-table';

/** Ultra, native, without ray tracing: frames a second. */
const rows: Readonly<Record<string, Row>> = {
  'GeForce RTX 5090': [157.6, 143, 105.8],
  'GeForce RTX 4090': [150.1, 126.6, 85],
  'GeForce RTX 5080': [133.9, 111.7, 71.1],
  'GeForce RTX 4080 SUPER': [131.1, 105.8, 64.8],
  'GeForce RTX 4080': [129.3, 103.7, 62.8],
  'Radeon RX 7900 XTX': [125.1, 102.6, 64.3],
  'GeForce RTX 5070 Ti': [124.2, 101.2, 62.1],
  'Radeon RX 9070 XT': [119.9, 98.3, 61],
  'GeForce RTX 4070 Ti SUPER': [116.9, 92, 54.8],
  'Radeon RX 7900 XT': [115.5, 92, 55],
  'GeForce RTX 4070 Ti': [111.3, 85.5, 49.8],
  'Radeon RX 9070': [110.4, 86.9, 52.9],
  'GeForce RTX 5070': [107.3, 81.2, 47.7],
  'GeForce RTX 4070 SUPER': [105.9, 79.7, 45.9],
  'Radeon RX 7900 GRE': [98.5, 77.5, 45.7],
  'GeForce RTX 4070': [92.1, 68.3, 39.3],
  'Radeon RX 7800 XT': [89.7, 69, 40.6],
  'GeForce RTX 5060 Ti': [84.4, 62.3, 35.6],
  'Radeon RX 9060 XT': [80.3, 59.4, 33.8],
  'GeForce RTX 5060 Ti 8GB': [80.1, 56, 22.2],
  'Radeon RX 7700 XT': [78.5, 60.6, 34.6],
  'GeForce RTX 4060 Ti 16GB': [72.7, 52.5, 29.2],
  'GeForce RTX 4060 Ti 8GB': [71.8, 49.3, 21.5],
  'GeForce RTX 5060': [70.2, 45.7, 19.8],
  'GeForce RTX 4060': [57.7, 38.9, 16.9],
  'Radeon RX 7600 XT': [57, 41.7, 22.6],
  'Arc B580': [55.3, 42.6, 26],
  'GeForce RTX 3060': [48.3, 34.9, 20],
  'Arc B570': [47.8, 35.3, 16.2],
  'Arc A770': [46.9, 36.7, 22.2],
  'Arc A750': [40.7, 30.9, 16.9],
  'Arc A580': [38.2, 27.8, 16.3],
};

export const ofToms2025 = tableOf({ source: toms2025 }, 'GeForce RTX 5070', rows);
