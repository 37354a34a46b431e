import { cardName } from './card-names';
import { boardName, boardOfHost, driveName, monitorName, processorName, systemName } from './part-names';

test.each([
  ['AMD Ryzen 5 5600 6-Core Processor               (12 CPUs), ~3.5GHz', 'AMD Ryzen 5 5600'],
  ['Intel(R) Core(TM) i9-10900K CPU @ 3.70GHz (20 CPUs), ~3.7GHz', 'Intel Core i9-10900K'],
  ['12th Gen Intel(R) Core(TM) i5-12400F', 'Intel Core i5-12400F'],
  ['HexaCore Intel Core i5-8400, 3800 MHz (38 x 100)', 'Intel Core i5-8400'],
  ['AMD FX(tm)-8350 Eight-Core Processor', 'AMD FX-8350'],
  ['AMD Ryzen 5 8600G w/ Radeon 760M Graphics (12) @ 5.073GHz', 'AMD Ryzen 5 8600G'],
  ['QEMU Virtual CPU version 2.5+', undefined],
])('the processor %s', (written, name) => {
  expect(processorName(written)).toBe(name);
});

test.each([
  ['NVIDIA GA104 [GeForce RTX 3070 Lite Hash Rate]', 'NVIDIA GeForce RTX 3070'],
  ['Intel DG2 [Arc A750]', 'Intel Arc A750'],
  ['AMD Navi 23 [Radeon RX 6600/6600 XT/6600M]', 'AMD Radeon RX 6600/6600 XT'],
  ['NVIDIA GA106M [GeForce RTX 3060 Mobile / Max-Q]', undefined],
  ['NVIDIA GeForce RTX 4070 Laptop GPU', undefined],
  ['NVIDIA GeForce MX450', undefined],
  ['AMD Radeon(TM) RX Vega 11 Graphics', undefined],
  ['AMD Radeon(TM) Graphics', undefined],
  ['Intel(R) UHD Graphics 770', undefined],
  ['Microsoft Basic Render Driver', undefined],
])('the card %s', (written, name) => {
  expect(cardName(written)).toBe(name);
});

test.each([
  ['WDC WD10EZEX-08WN4A0 ATA Device', 'WDC WD10EZEX-08WN4A0'],
  ['Samsung SSD 870 EVO 1TB  (1000 GB, SATA-III)', 'Samsung SSD 870 EVO 1TB'],
  ['CT1000P3PSSD8', 'Crucial P3 Plus 1TB'],
  ['SanDisk Ultra USB 3.0 USB Device', undefined],
  ['HL-DT-ST DVDRAM GH24NSD1', undefined],
  ['Msft Virtual Disk SCSI Disk Device', undefined],
])('the drive %s', (written, name) => {
  expect(driveName(written)).toBe(name);
});

test('a board has its maker’s short name, and what the firmware left open is none', () => {
  expect(boardName('B450M DS3H-CF', 'Gigabyte Technology Co., Ltd.')).toBe('Gigabyte B450M DS3H');
  expect(boardName('PRO B760M-A WIFI DDR4 (MS-7D99)', 'Micro-Star International Co., Ltd.')).toBe(
    'MSI PRO B760M-A WIFI DDR4',
  );
  expect(boardName('To be filled by O.E.M.', 'ASUSTeK COMPUTER INC.')).toBeUndefined();
  expect(boardOfHost('System Product Name', 'ASUS')).toBeUndefined();
  expect(boardOfHost('OptiPlex 7050', 'Dell Inc.')).toBeUndefined();
  expect(boardOfHost('ASUS X570ZD', 'ASUSTeK COMPUTER INC.')).toBeUndefined();
});

test('a screen without a model is none, and neither is a laptop’s own', () => {
  expect(['G24F 2', 'BenQ GW2490 [23.8" LCD]  (12345)'].map(monitorName)).toEqual(['G24F 2', 'BenQ GW2490']);
  const none = ['Generic PnP Monitor', 'PnP-Monitor (Standard)', 'unknown', 'BOE07C9', 'Integrated Monitor 1'];
  expect(none.map(monitorName)).toEqual(none.map(() => undefined));
});

test('a system is named up to its edition', () => {
  expect(systemName('Windows 10 Home 64-bit (10.0, Build 19045) (19041.vb_release.191206-1406)')).toBe(
    'Windows 10 Home 64-bit',
  );
  expect(systemName('Microsoft Windows 11 Pro 10.0.26100.3194')).toBe('Windows 11 Pro');
  expect(systemName('Ubuntu 24.04.2 LTS x86_64')).toBe('Ubuntu 24.04 LTS');
});
