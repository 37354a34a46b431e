import { around, type BandOf, per } from './band';

/**
 * What shops in the United States asked in August and September 2025, by name; the last two and the 5800X3D at their start in 2026. The three that were
 * seen again in August and September 2026 cost 7 % less to 14 % more.
 */
const processors: Readonly<Record<string, number>> = {
  'Ryzen 5 5500': 80,
  'Ryzen 5 5600': 115,
  'Ryzen 5 5600G': 130,
  'Ryzen 7 5700X': 150,
  'Ryzen 7 5800X3D': 349,
  'Ryzen 5 7600': 185,
  'Ryzen 7 7800X3D': 370,
  'Ryzen 5 8600G': 190,
  'Ryzen 5 9600X': 205,
  'Ryzen 7 9700X': 305,
  'Ryzen 7 9800X3D': 475,
  'Ryzen 9 9900X': 375,
  'Ryzen 9 9950X3D': 690,
  'Core i3-12100F': 85,
  'Core i5-12400F': 115,
  'Core i5-14400': 175,
  'Core i5-14600K': 215,
  'Core i7-14700K': 320,
  'Core Ultra 5 245K': 260,
  'Core Ultra 7 265K': 290,
  'Core Ultra 9 285K': 555,
  'Ryzen 7 9850X3D': 499,
  'Core Ultra 7 270K Plus': 299,
};

/** Cards by chip: what shops asked in September 2025, times what their class rose by until January 2026 (market.json). */
const chips: Readonly<Record<string, number>> = {
  'GeForce RTX 3050 6GB': 200,
  'Arc B570': 245,
  'Arc B580': 290,
  'GeForce RTX 5050': 290,
  'GeForce RTX 5060': 345,
  'Radeon RX 9060 XT 8GB': 365,
  'GeForce RTX 5060 Ti 8GB': 380,
  'GeForce RTX 5060 Ti': 490,
  'Radeon RX 9060 XT': 415,
  'Radeon RX 9070 GRE': 549,
  'GeForce RTX 5070': 594,
  'Radeon RX 9070': 616,
  'Radeon RX 9070 XT': 740,
  'GeForce RTX 5070 Ti': 832,
  'GeForce RTX 5080': 1380,
  'GeForce RTX 5090': 3150,
};

const chipsets: Readonly<Record<string, number>> = {
  B550: 110,
  X570: 190,
  A620: 95,
  B650: 150,
  B850: 205,
  X870: 290,
  X870E: 310,
  H610: 80,
  B760: 145,
  Z790: 220,
  B860: 170,
  Z890: 280,
};

const smallBoard = 1.35;

export const cpuBand: BandOf<'cpu'> = ({ name }) => around(processors[name]);

export const gpuBand: BandOf<'gpu'> = ({ specs }) => around(chips[specs.chip ?? '']);

export const motherboardBand: BandOf<'motherboard'> = ({ specs }) => {
  const usual = chipsets[specs.chipset ?? ''];
  return usual === undefined ? undefined : around(specs.formFactor === 'mini-ITX' ? usual * smallBoard : usual);
};

/**
 * In 2026 a gigabyte of DDR4 costs 7 to 11 dollars, one of DDR5 12 to 19, quick or lit kits more. In August 2025 it was 2.20 and 3.20: what
 * servers take of the makers' lines is missing here.
 */
export const ramBand: BandOf<'ram'> = ({ specs }) =>
  per(specs.capacity, specs.ramType === 'DDR4' ? [5, 13] : [9.5, 20]);

/**
 * Dollars for a terabyte in 2026, by kind; short drives cost more, small hard disks too. Flash costs 2.1 times what it did in September 2025,
 * for the reason that memory does, hard disks 1.5 times.
 */
export const storageBand: BandOf<'storage'> = ({ specs }) => {
  const terabytes = specs.capacity / 1000;
  if (specs.type === 'HDD') return per(terabytes, terabytes > 2 ? [22, 47] : [35, 73]);
  if (!specs.nvme) return per(terabytes, [96, 256]);
  if ((specs.pcieGen ?? 0) >= 5) return per(terabytes, [202, 383]);
  return per(terabytes, specs.formFactor === 'M.2-2230' ? [138, 277] : [94, 225]);
};

/** Dollars for a watt: small supplies for small cases cost half as much again, better efficiency as well. */
export const psuBand: BandOf<'psu'> = ({ specs }) => {
  const small = specs.formFactor?.startsWith('SFX');
  if (specs.efficiency === '80+ Bronze') return per(specs.power, [0.075, 0.15]);
  if (specs.efficiency === '80+ Gold') return per(specs.power, small ? [0.13, 0.25] : [0.1, 0.21]);
  if (specs.efficiency === '80+ Platinum') return per(specs.power, small ? [0.16, 0.32] : [0.15, 0.29]);
  return specs.efficiency === '80+ Titanium' ? per(specs.power, [0.2, 0.4]) : undefined;
};
