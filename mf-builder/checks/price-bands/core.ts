import { around, type BandOf, per } from './band';

/** What shops in the United States asked in August and September 2025, by name; the last two at their start in 2026. */
const processors: Readonly<Record<string, number>> = {
  'Ryzen 5 5500': 80,
  'Ryzen 5 5600': 115,
  'Ryzen 5 5600G': 130,
  'Ryzen 7 5700X': 150,
  'Ryzen 7 5700X3D': 230,
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

/** Cards by chip: the maker's price at the start, or the shops' where that was another. */
const chips: Readonly<Record<string, number>> = {
  'GeForce RTX 3050 6GB': 175,
  'Radeon RX 6600': 210,
  'Arc B570': 220,
  'Arc B580': 255,
  'Radeon RX 7600': 260,
  'GeForce RTX 5050': 250,
  'GeForce RTX 4060': 300,
  'GeForce RTX 5060': 299,
  'GeForce RTX 5060 Ti': 430,
  'Radeon RX 9060 XT': 360,
  'Radeon RX 7800 XT': 480,
  'GeForce RTX 5070': 550,
  'Radeon RX 9070': 570,
  'Radeon RX 9070 XT': 660,
  'GeForce RTX 5070 Ti': 750,
  'GeForce RTX 5080': 1030,
  'GeForce RTX 5090': 2400,
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

/** A gigabyte of DDR4 cost about 2.20 dollars, one of DDR5 about 3.20; quick or lit kits more. */
export const ramBand: BandOf<'ram'> = ({ specs }) =>
  per(specs.capacity, specs.ramType === 'DDR4' ? [1.5, 3] : [2.2, 4.4]);

/** Dollars for a terabyte, by kind; short drives cost more, small hard disks too. */
export const storageBand: BandOf<'storage'> = ({ specs }) => {
  const terabytes = specs.capacity / 1000;
  if (specs.type === 'HDD') return per(terabytes, terabytes > 2 ? [15, 32] : [24, 50]);
  if (!specs.nvme) return per(terabytes, [45, 120]);
  if ((specs.pcieGen ?? 0) >= 5) return per(terabytes, [95, 180]);
  return per(terabytes, specs.formFactor === 'M.2-2230' ? [65, 130] : [44, 98]);
};

/** Dollars for a watt: small supplies for small cases cost half as much again, better efficiency as well. */
export const psuBand: BandOf<'psu'> = ({ specs }) => {
  const small = specs.formFactor?.startsWith('SFX');
  if (specs.efficiency === '80+ Bronze') return per(specs.power, [0.075, 0.15]);
  if (specs.efficiency === '80+ Gold') return per(specs.power, small ? [0.13, 0.25] : [0.1, 0.21]);
  if (specs.efficiency === '80+ Platinum') return per(specs.power, small ? [0.16, 0.32] : [0.15, 0.29]);
  return specs.efficiency === '80+ Titanium' ? per(specs.power, [0.2, 0.4]) : undefined;
};
