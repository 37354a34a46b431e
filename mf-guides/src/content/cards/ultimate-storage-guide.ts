import type { GuideCard } from '../guide';

export const storageCard: GuideCard = {
  id: 'ultimate-storage-guide',
  title: 'Ultimate Storage Guide',
  description:
    'NVMe, SATA and hard disks: what each is good for, how to choose and fit them, and how not to lose what is on them.',
  image: 'storage',
  category: 'Hardware',
  icon: 'copy',
  opening: `
# Ultimate Storage Guide

## Know the three kinds
An NVMe SSD sits on the board and is the place for the system and for games:
with PCIe 4.0 it reads up to about 7,000 MB/s, with PCIe 5.0 up to about 14,000 MB/s.
A SATA SSD reaches about 550 MB/s and still feels quick, since it answers at once.
A hard disk reads 150 to 280 MB/s and is slow with small files, but it has the lowest price per terabyte,
for archives and backups.
### Tips
- In everyday use a PCIe 4.0 drive is hard to tell from a PCIe 5.0 drive. \
Pay for the faster one if you often move very large files.
- Do not install new games on a hard disk: many now ask for an SSD.
- M.2 is a shape and NVMe a language. \
There are M.2 drives that speak SATA, and they are no faster than other SATA drives.

## Decide how much you need
Look at what you have now, and add what will come within three years.
For system and programs 500 GB are enough, for games 1 to 2 TB, and video needs more than you think:
one hour at 100 Mbit/s takes 45 GB.
Two drives have an advantage over one: the system can be set up anew while the files stay where they are.`,
};
