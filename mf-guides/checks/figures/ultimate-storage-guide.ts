import type { GuideFact, Warning } from './guide-fact';

export const storageFacts: readonly GuideFact[] = [
  {
    step: 1,
    stated: ['three', 'PCIe 4.0', '7,000 MB/s', 'PCIe 5.0', '14,000 MB/s'],
    fact: 'Four lanes carry 7.9 and 15.8 GB/s; the fastest drives come near to it.',
    year: 2026,
  },
  { step: 1, stated: ['550 MB/s', 'once'], fact: 'SATA carries 6 Gbit/s, of which 600 MB/s remain before commands.' },
  {
    step: 1,
    stated: ['150', '280 MB/s'],
    fact: 'From the inner tracks of small hard disks to the outer ones of large.',
    year: 2026,
  },
  {
    step: 1,
    stated: ['PCIe 4.0', 'PCIe 5.0'],
    fact: 'Programs start no faster from the newer generation.',
    year: 2026,
  },
  { step: 1, stated: ['2.5-inch'], fact: 'The width class of SATA drives with a flat case.' },
  {
    step: 2,
    stated: ['three years', '500 GB', '1', '2 TB'],
    fact: 'System and programs take about 200 GB, ten large games a terabyte.',
    year: 2026,
  },
  { step: 2, stated: ['100 Mbit/s', '45 GB'], fact: '100 Mbit are 12.5 MB; 3600 seconds of them are 45 GB.' },
  { step: 2, stated: ['Two'], fact: 'One drive for the system and one for files.' },
  {
    step: 2,
    stated: ['2026', '2', '3 times', '2025', '1.5 times'],
    fact: 'The prices of the catalogue in 2026 beside those of September 2025: a test of the platform compares them.',
    year: 2026,
  },
  {
    step: 2,
    stated: ['1 TB', '1000 GB', '1024', '1 TB', '931 GB'],
    fact: 'A trillion bytes divided three times by 1024 are 931.',
  },
  { step: 2, stated: ['10', '20%'], fact: 'An SSD needs free blocks for fast writes.' },
  { step: 3, stated: ['600 TBW', '300 GB', 'five years'], fact: '600 TB over 1826 days are 329 GB a day.' },
  {
    step: 4,
    stated: ['four', 'two', 'PCIe 5.0', 'PCIe 4.0'],
    fact: 'An M.2 slot has up to four lanes; drive and slot agree on what both know.',
  },
  {
    step: 4,
    stated: ['2280', '22', '80 mm', '2230', '2242', '22110'],
    fact: 'The first two digits are the width in mm, the others the length.',
  },
  { step: 5, stated: ['half'], fact: 'A second slot of the processor takes 8 of the 16 lanes of the card.' },
  {
    step: 5,
    stated: ['five minutes', 'third', 'two'],
    fact: 'With a third drive the tables of lanes begin to matter.',
  },
  {
    step: 6,
    stated: ['70 °C', 'PCIe 5.0'],
    fact: 'Most drives slow down from 70 to 75 °C on, as their makers rate them for 70 °C.',
    safety:
      'https://it-sicherheit.softperten.de/wissen/ab-welcher-temperatur-beginnen-die-meisten-nvme-ssds-mit-der-drosselung',
    year: 2026,
  },
  {
    step: 7,
    stated: ['two', 'four', 'two'],
    fact: 'Data and power are two cables; a hard disk has four points for screws.',
  },
  {
    step: 9,
    stated: ['two', 'once', 'two'],
    fact: 'A fresh installation or a clone. The old drive is kept for two weeks at most.',
  },
  {
    step: 10,
    stated: ['three', 'two', 'three', 'two'],
    fact: 'Three copies, two kinds of media, one of them elsewhere.',
    safety: 'the rule 3-2-1 of photographers, which authorities for security repeat',
  },
  { step: 11, stated: ['once'], fact: 'A deleted file is gone from all drives of an array together.' },
  {
    step: 11,
    stated: ['RAID 1', 'twice', 'RAID 5', 'three', 'RAID 6', 'two', 'four', 'RAID 0'],
    fact: 'A mirror writes twice; one parity needs three drives and two parities four; stripes alone survive nothing.',
    safety: 'follows from how each level is defined',
  },
  { step: 11, stated: ['two', 'RAID 1'], fact: 'The smallest storage box has two drives, which mirror each other.' },
  {
    step: 12,
    stated: ['twice a year', 'once'],
    fact: 'Wear is slow enough for two looks a year; overwriting once is enough.',
  },
  {
    step: 12,
    stated: ['Windows 11', 'once'],
    fact: 'Windows 11 encrypts the drive by itself on many computers.',
    year: 2026,
  },
];

export const storageWarnings: readonly Warning[] = [
  { step: 6, says: 'Switch off, unplug, and touch the case.' },
  {
    step: 7,
    says: 'Use only the SATA cables that came with this power supply. A wrong modular cable destroys the drive.',
  },
  { step: 8, says: 'Read the size and the name of the drive before you format anything.' },
  { step: 8, says: 'Do not defragment an SSD.' },
  { step: 9, says: 'with the old one unplugged, and only then erase the old one.' },
  { step: 10, says: 'Unplug the backup drive after the copy.' },
  { step: 11, says: 'It is not a backup: a deleted file is gone from all drives at once.' },
  { step: 12, says: 'A hard disk that clicks should be switched off at once.' },
];
