/** @jest-environment node */
import { wholeTable } from '../measured-parts';
import { chipOf, type Kind } from './chip-names';

/** Names of the snapshot of 3 October 2026: one of every form, and what it is in the table. */
const known: ReadonlyArray<[Kind, device: string, chip: string]> = [
  ['cpu', '11th Gen Intel Core i5-11600K @ 3.90GHz', 'Core i5-11600K'],
  ['cpu', '12th Gen Intel(R) Core(TM) i5-12600KF', 'Core i5-12600KF'],
  ['cpu', '13th Gen Intel Core i7-13700T', 'Core i7-13700T'],
  ['cpu', 'Intel Core i9-14900KS', 'Core i9-14900KS'],
  ['cpu', 'Intel Core i9-10980XE CPU @ 3.00GHz', 'Core i9-10980XE'],
  ['cpu', 'Intel Core i5-4460  CPU @ 3.20GHz', 'Core i5-4460'],
  ['cpu', 'Intel Core i7 CPU         920  @ 2.67GHz', 'Core i7-920'],
  ['cpu', 'Intel(R) Core(TM) Ultra 7 265K', 'Core Ultra 7 265K'],
  ['cpu', 'Intel Core Ultra 5 250K Plus', 'Core Ultra 5 250K Plus'],
  ['cpu', 'Intel Core Ultra 9 285', 'Core Ultra 9 285'],
  ['cpu', 'Intel Xeon CPU E5-1620 0 @ 3.60GHz', 'Xeon E5-1620'],
  ['cpu', 'Intel(R) Xeon(R) CPU E5-2697 v2 @ 2.70GHz', 'Xeon E5-2697 v2'],
  ['cpu', 'Intel Xeon CPU E5-2697A v4 @ 2.60GHz', 'Xeon E5-2697A v4'],
  ['cpu', 'Intel(R) Xeon(R) W-3275M CPU @ 2.50GHz', 'Xeon W-3275M'],
  ['cpu', 'Intel Xeon w9-3495X', 'Xeon w9-3495X'],
  ['cpu', 'AMD Ryzen 7 5800X 8-Core Processor', 'Ryzen 7 5800X'],
  ['cpu', 'AMD Ryzen 5 1600 Six-Core Processor', 'Ryzen 5 1600'],
  ['cpu', 'AMD Ryzen 5 5500', 'Ryzen 5 5500'],
  ['cpu', 'AMD Ryzen 9 9950X3D2 16-Core Processor', 'Ryzen 9 9950X3D2'],
  ['cpu', 'AMD Ryzen 5 8500G w/ Radeon 740M Graphics', 'Ryzen 5 8500G'],
  ['cpu', 'AMD Ryzen 5 PRO 2400GE w/ Radeon Vega Graphics', 'Ryzen 5 PRO 2400GE'],
  ['cpu', 'AMD Ryzen Threadripper PRO 9995WX 96-Cores', 'Ryzen Threadripper PRO 9995WX'],
  ['cpu', 'AMD EPYC 4585PX 16-Core Processor', 'EPYC 4585PX'],
  ['cpu', 'AMD FX(tm)-8350 Eight-Core Processor', 'FX-8350'],
  ['cpu', 'AMD A8-9600 RADEON R7, 10 COMPUTE CORES 4C+6G', 'A8-9600'],
  ['cpu', 'AMD Athlon(tm) X4 860K Quad Core Processor', 'Athlon X4 860K'],
  ['gpu', 'NVIDIA GeForce RTX 3080', 'GeForce RTX 3080'],
  ['gpu', 'GeForce GT 740', 'GeForce GT 740'],
  ['gpu', 'NVIDIA GeForce GTX 1060 6GB', 'GeForce GTX 1060 6GB'],
  ['gpu', 'NVIDIA GeForce RTX 4070 Ti SUPER', 'GeForce RTX 4070 Ti SUPER'],
  ['gpu', 'NVIDIA GeForce RTX 5090 D', 'GeForce RTX 5090 D'],
  ['gpu', 'NVIDIA GeForce RTX 5090 D v2', 'GeForce RTX 5090 D V2'],
  ['gpu', 'NVIDIA GeForce GTX TITAN X', 'GeForce GTX Titan X'],
  ['gpu', 'NVIDIA TITAN Xp', 'Titan Xp'],
  ['gpu', 'NVIDIA RTX 4000 SFF Ada Generation', 'RTX 4000 SFF Ada'],
  ['gpu', 'NVIDIA RTX A2000 12GB', 'RTX A2000 12GB'],
  ['gpu', 'NVIDIA RTX PRO 5000 72GB Blackwell', 'RTX PRO 5000 72GB Blackwell'],
  [
    'gpu',
    'NVIDIA RTX PRO 6000 Blackwell Max-Q Workstation Edition',
    'RTX PRO 6000 Blackwell Max-Q Workstation Edition',
  ],
  ['gpu', 'NVIDIA T1000 8GB', 'T1000 8GB'],
  ['gpu', 'Quadro RTX 5000', 'Quadro RTX 5000'],
  ['gpu', 'Quadro P620', 'Quadro P620'],
  ['gpu', 'AMD  Radeon RX 7800 XT', 'Radeon RX 7800 XT'],
  ['gpu', 'AMD Radeon RX6500 XT', 'Radeon RX 6500 XT'],
  ['gpu', 'Radeon RX 7900 XT', 'Radeon RX 7900 XT'],
  ['gpu', 'AMD Radeon RX 7650 GRE', 'Radeon RX 7650 GRE'],
  ['gpu', 'AMD Radeon Pro W5700', 'Radeon PRO W5700'],
  ['gpu', 'AMD Radeon AI PRO R9700', 'Radeon AI PRO R9700'],
  ['gpu', 'Intel(R) Arc(TM) B580 Graphics', 'Arc B580'],
  ['gpu', 'Intel(R) Arc(TM) A310 LP Graphics', 'Arc A310'],
  ['gpu', 'Intel(R) Arc(TM) Pro B50 Graphics', 'Arc Pro B50'],
];

test.each(known)('%s "%s" is %s', (kind, device, chip) => {
  expect(chipOf(kind, device)).toEqual({ chip });
});

test('the table has these chips under these names; a newer one may have lost a tenth of them', () => {
  const table = wholeTable();
  expect(known.filter(([kind, , chip]) => !(chip in table[kind])).length).toBeLessThanOrEqual(known.length / 10);
});

/** Names of the same snapshot that are not in the table. */
const without: ReadonlyArray<[reason: string, Kind, ...devices: string[]]> = [
  [
    'Apple',
    'cpu',
    'Apple M4 Max',
    'Intel(R) Core(TM) i9-10910 CPU @ 3.60GHz',
    'Intel(R) Xeon(R) W-2140B CPU @ 3.20GHz',
  ],
  ['engineering sample', 'cpu', 'AMD Eng Sample: 100-000000870-32_Y', 'Genuine Intel CPU 0000 @ 2.60GHz'],
  ['mining card', 'cpu', 'AMD BC-250'],
  ['mining card', 'gpu', 'NVIDIA CMP 30HX'],
  [
    'server',
    'cpu',
    'AMD EPYC 9654 96-Core Processor',
    'Intel Xeon 6985P-C',
    'Intel Xeon CPU           X5670  @ 2.93GHz',
  ],
  ['server', 'gpu', 'Tesla P4', 'NVIDIA A10G', 'NVIDIA L40S', 'NVIDIA RTX PRO 6000 Blackwell Server Edition'],
  ['laptop or handheld', 'cpu', '12th Gen Intel Core i7-1260P', '13th Gen Intel Core i9-13980HX', 'Intel Core 5 210H'],
  ['laptop or handheld', 'cpu', 'Intel Core i7-7Y75 CPU @ 1.30GHz', 'Intel Core i5-1035G4 CPU @ 1.10GHz'],
  ['laptop or handheld', 'cpu', 'Intel Core i7-4810MQ CPU @ 2.80GHz', 'Intel Core Ultra 7 258V', 'Intel N100'],
  ['laptop or handheld', 'cpu', 'AMD Ryzen 7 5800HS with Radeon Graphics', 'AMD Ryzen 7 255 w/ Radeon 780M Graphics'],
  ['laptop or handheld', 'cpu', 'AMD Ryzen 9 9955HX3D 16-Core Processor', 'AMD RYZEN AI MAX+ 395 w/ Radeon 8060S'],
  ['laptop or handheld', 'cpu', 'AMD Ryzen Z1 Extreme', 'Snapdragon(R) X 12-core X1E80100 @ 3.40 GHz'],
  ['laptop or handheld', 'gpu', 'NVIDIA GeForce RTX 4090 Laptop GPU', 'NVIDIA GeForce RTX 2080 with Max-Q Design'],
  ['laptop or handheld', 'gpu', 'NVIDIA GeForce RTX 2070 Super', 'NVIDIA GeForce RTX 2050', 'AMD Radeon RX 7600M XT'],
  [
    'laptop or handheld',
    'gpu',
    'Quadro M2200',
    'Quadro T1000',
    'NVIDIA GeForce 940MX',
    'NVIDIA T500',
    'NVIDIA GeForce GTX 1650 Ti',
  ],
  [
    'integrated graphics',
    'gpu',
    'AMD Radeon(TM) Graphics',
    'AMD Radeon 780M Graphics',
    'Intel(R) Graphics',
    'Radeon 7',
  ],
  ['integrated graphics', 'gpu', 'Intel(R) Arc(TM) B390 GPU', 'Intel(R) Arc(TM) 140T GPU (16GB)'],
  [
    'a name that does not tell the chip',
    'gpu',
    'NVIDIA GeForce GTX 1060',
    'NVIDIA Graphics Device',
    'Z by HP Boost [Quadro P5000]',
  ],
];

test.each(without)('left out as %s: %s %s', (leftOut, kind, ...devices) => {
  for (const device of devices) expect([device, chipOf(kind, device)]).toEqual([device, { leftOut }]);
});

test.each<[Kind, string]>([
  ['cpu', 'Intel Core Ultra 7 355'],
  ['cpu', 'AMD Ryzen 7 5800X Special Edition'],
  ['cpu', 'NVIDIA GeForce RTX 4090'],
  ['gpu', 'NVIDIA GeForce RTX 6090 Ultra'],
  ['gpu', 'AMD Ryzen 7 5800X 8-Core Processor'],
  ['gpu', ''],
])('what no rule knows is not guessed at: %s "%s"', (kind, device) => {
  expect(chipOf(kind, device)).toEqual({ leftOut: 'a name that no rule knows' });
});
