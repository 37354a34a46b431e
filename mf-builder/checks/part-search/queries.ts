import type { CatalogueType } from '../../src/catalogue/schema';

/** What someone types in a category, and the parts that they mean by it: one, or all of a kind. */
export interface Query {
  type: CatalogueType;
  typed: string;
  wanted: readonly string[];
}

const ofType =
  (type: CatalogueType) =>
  (typed: string, ...wanted: string[]): Query => ({
    type,
    typed,
    wanted,
  });
const [cpu, board, gpu, ram] = [ofType('cpu'), ofType('motherboard'), ofType('gpu'), ofType('ram')];
const [drive, psu, tower, cooler] = [ofType('storage'), ofType('psu'), ofType('case'), ofType('cooling')];
const [monitor, keyboard, mouse, os] = [ofType('monitor'), ofType('keyboard'), ofType('mouse'), ofType('os')];

/** Sixty queries as people type them. They were written before the search was. */
export const queries: readonly Query[] = [
  cpu('AMD Ryzen 7 9800X3D', 'cpu10'),
  cpu('9800x3d amd', 'cpu10'),
  cpu('ryzen7 9800x3d', 'cpu10'),
  cpu('ryzen 7 9800xd3', 'cpu10'),
  cpu('intel i5 14600k', 'cpu16'),
  cpu('i7 14700k', 'cpu17'),
  cpu('i5 14600kf', 'cpu16'),
  cpu('core ultra 9 285 k', 'cpu20'),
  cpu('am5 x3d', 'cpu6', 'cpu10', 'cpu12', 'cpu22'),
  cpu('rizen 5 7600', 'cpu5'),
  board('am5 mini itx', 'motherboard8', 'motherboard21', 'motherboard24'),
  board('msi b650 wifi', 'motherboard6'),
  board('tomahawk z890', 'motherboard20'),
  board('tomahwak z790', 'motherboard16'),
  board('b850 aorus elite wifi 7', 'motherboard10'),
  board('lga1700 ddr4', 'motherboard13', 'motherboard22'),
  gpu('rtx5070', 'gpu14', 'gpu17'),
  gpu('nvidia 5070ti', 'gpu17'),
  gpu('5060ti 16gb', 'gpu12'),
  gpu('radeon 9070xt', 'gpu16', 'gpu18'),
  gpu('asus geforce 5080', 'gpu19'),
  gpu('amd 16 gb', 'gpu10', 'gpu11', 'gpu15', 'gpu16', 'gpu18'),
  gpu('geforse 5090', 'gpu20'),
  gpu('saphire nitro 9070', 'gpu18'),
  gpu('gigabyte 9070 gre graphics card', 'gpu24'),
  gpu('intel b580', 'gpu4'),
  ram('32gb ddr5 6000', 'ram12', 'ram13', 'ram14', 'ram15', 'ram21'),
  ram('ddr5 6000 cl30', 'ram13', 'ram15', 'ram19', 'ram20', 'ram21'),
  ram('corsair 32 GB ddr4', 'ram4', 'ram6', 'ram7'),
  ram('gskill trident z5 64gb', 'ram19'),
  ram('96gb 6000mhz', 'ram20'),
  ram('2x16 gb 3600', 'ram5', 'ram6', 'ram7'),
  ram('corsair vengance 96gb', 'ram20'),
  ram('kingston furry beast ddr5', 'ram9'),
  drive('samsung 990pro', 'storage10'),
  drive('wd black sn850x', 'storage9'),
  drive('kingston 1 tb ssd', 'storage21'),
  drive('8tb hdd', 'storage20'),
  drive('samsng 9100 pro', 'storage13'),
  drive('sata ssd 1tb', 'storage16', 'storage17', 'storage25'),
  psu('750w', 'psu4', 'psu6', 'psu7', 'psu18'),
  psu('corsair 850 watt', 'psu9'),
  psu('corsair rm850x', 'psu9'),
  psu('bequite straight power', 'psu15'),
  psu('sfx 1000w platinum', 'psu19'),
  tower('lancool216', 'case13'),
  tower('nzxt h5', 'case12'),
  tower('lianli o11', 'case19'),
  tower('coolermaster nr200p', 'case21'),
  tower('fractal nort', 'case17'),
  tower('fractal terrra', 'case2'),
  cooler('noctua nhd15', 'cooling13'),
  cooler('phantom spirt 120', 'cooling11'),
  cooler('360 aio', 'cooling17', 'cooling18', 'cooling19'),
  monitor('dell 27 inch 360hz', 'monitor16'),
  monitor('27" 1440p 180hz', 'monitor7', 'monitor8', 'monitor9'),
  keyboard('black widow v4', 'keyboard16'),
  mouse('logitec g502 hero', 'mouse3'),
  mouse('death adder v3', 'mouse17'),
  os('win 11 pro usb', 'os18'),
];

/** Words that mean no part. */
export const nonsense: readonly string[] = [
  'blorptix',
  'qwzzkl',
  'fnargle',
  'xxyyzz',
  'snoodle wump',
  'asdfgh',
  'jkl jkl jkl',
  'zzzzzzzz',
  'kumquat',
  'flibbertigibbet',
  '0000000',
  'hjgfd 1234567',
  'umbrella',
  'pqowieuryt',
  'vvvvv',
  'glimmerflop 3000000',
  'mxyzptlk',
  'wubwub',
  '###???',
  'drofnats ytisrevinu',
];
