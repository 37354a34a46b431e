import type { Guide } from '../guide';

export const storage: Guide = {
  id: 'ultimate-storage-guide',
  title: 'Ultimate Storage Guide',
  description: 'NVMe, SATA and hard disks: what each is good for, how to choose and fit them, and how not to lose what is on them.',
  image: 'storage',
  category: 'Hardware',
  icon: 'copy',
  drawings: {
    'Fit the drive': { art: 'motherboard', caption: 'The manual of the board shows which slot shares its lanes with what.' },
  },
  content: `
# Ultimate Storage Guide

## Know the three kinds
An NVMe SSD sits on the board and is the place for the system and for games: with PCIe 4.0 it reads up to about 7,000 MB/s, with PCIe 5.0 up to about
14,000 MB/s. A SATA SSD reaches about 550 MB/s and still feels quick. A hard disk reads 150 to 280 MB/s and is slow with small files, but it has the lowest
price per terabyte, for archives and backups.
### Tips
- In everyday use a PCIe 4.0 drive is hard to tell from a PCIe 5.0 drive. Pay for the faster one if you often move very large files.
- Do not install new games on a hard disk: many now ask for an SSD.

## Choose a drive
Look past the headline speed. TLC flash lasts longer and stays faster in long writes than QLC. A drive with a DRAM cache copes better with heavy work; one
without it borrows some memory from the computer, which is fine for games. The endurance in TBW says how many terabytes may be written within the warranty.
### Tips
- Plan for the space you will need in two years. A drive that is nearly full gets slower, so keep 10 to 20% free.
- Check the length that the slot takes. 2280, which means 22 by 80 mm, is the usual one.

## Fit the drive
For M.2, choose the slot nearest to the processor for the drive with the system. Peel the film off the pad of the heatsink, slide the drive in at an angle,
press it flat and fasten it. A SATA drive needs two cables: data from the board and power from the power supply.
### Tips
- An M.2 slot may take NVMe drives, SATA drives or both. The shape alone does not say so; the manual does.
- Some M.2 slots switch off SATA ports or take lanes from another slot. Read the table in the manual first.
- PCIe 5.0 drives get hot. Use a heatsink.

## Set it up
A new drive shows up in the BIOS, but not yet on the desktop. In Windows, open Disk Management, initialise the drive as GPT and make a volume. Install the
firmware updates of the maker, and leave TRIM on, as it is from the start: it tells the drive which blocks are free.
### Tips
- Read the size of the drive before you format anything. The wrong drive is one click away.
- Do not defragment an SSD. Windows optimises it by itself.

## Keep your files safe
Every drive fails one day. Keep three copies of what matters, on two kinds of media, one of them in another place. Let a program make the copies, and try
now and then whether you can get a file back.
### Tips
- RAID keeps a computer running when a drive fails. It is not a backup: a deleted file is gone from all drives at once.
- Watch the SMART values. Copy everything at the first warning.
- An SSD without power for a very long time can lose data. For an archive, use a hard disk as well.
`,
};
