import { storageCard } from './cards/ultimate-storage-guide';
import { figures } from './figures';
import type { BuiltInGuide } from './guide';

const [tiny, short, usual, long] = figures.m2Sizes;
const { SSD, HDD } = figures.priceRises;
const { opening, ...card } = storageCard;

export const storage: BuiltInGuide = {
  ...card,
  checked: 2026,
  drawings: {
    1: { art: 'storage', caption: 'Above an M.2 drive without a case, below it a 2.5-inch drive.' },
    5: { art: 'motherboard', caption: 'The manual of the board shows which slot shares its lanes with what.' },
    7: { art: 'cables', caption: 'A SATA drive wants two cables: one for data, one for power.' },
    8: {
      art: 'os',
      caption: 'A new drive is blank: it needs a partition table and a file system before it holds files.',
    },
    10: {
      art: 'accessory',
      caption: 'A copy that is plugged in only while it is made cannot be encrypted by a virus at night.',
    },
    11: {
      art: 'ups',
      caption: 'A battery between wall and computer gives a NAS or a work computer the time to shut down.',
    },
  },
  content: `${opening}
### Tips
- In 2026 SSDs cost about ${SSD.join(' to ')} times as much as in the summer of 2025, hard disks about ${HDD[0]} times. \
If the money is short, buy for a year: a second drive can come later, as long as a slot is free.
- Makers count 1 TB as 1000 GB, Windows in steps of 1024. \
A drive of 1 TB is therefore shown as 931 GB, and nothing is missing.
- Keep 10 to 20% free. An SSD that is nearly full writes more slowly.

## Read the data sheet
Look past the headline speed. TLC flash lasts longer than QLC and stays faster in long writes.
Both use a part of their cells as a quick buffer; when it is full, a QLC drive can become slower than a hard disk.
A drive with a DRAM cache copes better with heavy work.
One without it borrows some memory from the computer, which is called HMB and is fine for games.
The endurance in TBW says how many terabytes may be written within the warranty.
### Tips
- 600 TBW sounds little and is a lot: more than 300 GB on each day of five years.
- A maker may change the chips of a model without a new name. Prefer tests of the model that is sold now.
- For a hard disk, ask whether it writes with CMR or SMR. SMR is slow in long writes, and a poor choice for RAID.

## Match drive and slot
An NVMe drive uses up to four PCIe lanes.
Drive and slot agree on the lower generation of the two:
a PCIe 5.0 drive works in a PCIe 4.0 slot at the speed of that slot, and an older drive works in a newer slot.
Lengths are written as one number, such as ${usual} for 22 by 80 mm.
That is the usual one; ${tiny} and ${short} are shorter, and ${long} is longer.
The slot must have a place for the screw at that length.
### Tips
- An M.2 slot may take NVMe drives, SATA drives or both. The shape alone does not say so; the manual does.
- A thick heatsink on the drive may not fit under the cover of the board. Buy the bare drive if the board has its own.

## Read the table of lanes
The processor has few lanes, and the board shares them out.
The slot nearest to the processor is usually connected to it directly;
the others often go through the chipset and share one link.
Some M.2 slots switch off SATA ports,
and on some boards a second fast slot takes half of the lanes of the graphics card.
The manual has a table for it, and it is worth five minutes before you buy a third drive.
### Tips
- Put the system on the slot of the processor, and the drives for archives behind the chipset.
- A drive that has vanished after a new one was fitted is seldom broken. Look whether the two share lanes.

## Fit an M.2 drive
Switch off, unplug, and touch the case. Take off the heatsink of the slot and peel the film off its pad.
Slide the drive in at an angle, press it flat and fasten it with screw or latch; do not tighten the screw with force.
Put the heatsink back.
A fast drive slows itself down when it gets too hot, often somewhere above 70 °C, so give it metal and a little air.
### Tips
- PCIe 5.0 drives get hot. Use a heatsink, and a large one if you write much.
- Do not peel the label off the drive. It may be a part of the cooling, and the warranty depends on it.
- If the slot has a pad below too, it is for drives with chips on both sides.

## Fit a SATA drive or a hard disk
A SATA drive needs two cables: data from the board and power from the power supply.
Both plugs have an L shape and fit one way only.
Screw a hard disk down at four points, or put it into its tray with the rubber in place: it vibrates,
and it does not like the vibration of others. It may lie or stand, but it must not be moved while it turns.
### Tips
- Use only the SATA cables that came with this power supply. A wrong modular cable destroys the drive.
- Let a cold hard disk get as warm as the room before you switch it on.

## Set it up
A new drive shows up in the BIOS, but not yet on the desktop.
In Windows, open Disk Management, initialise the drive as GPT and make a volume with NTFS.
Install the firmware updates of the maker after you have a backup, and leave TRIM on, as it is from the start:
it tells the drive which blocks are free.
### Tips
- Read the size and the name of the drive before you format anything. The wrong drive is one click away.
- Do not defragment an SSD. Windows optimises it by itself.
- For a drive that also goes to a Mac, a camera or a television, exFAT is the common language.

## Move the system to a new drive
There are two ways. A clean installation takes an evening and leaves old trouble behind.
A clone takes an hour: a program copies the old drive to the new one, which must have room for what is on the old one.
After a clone, start once from the new drive alone, with the old one unplugged, and only then erase the old one.
Keep it unchanged for a week or two: it is a backup for free.
### Tips
- An encrypted drive has a recovery key. Write it down before you clone, and before you update the BIOS.
- After the clone, enlarge the last volume so that it fills the new drive.

## Back up by three, two, one
Every drive fails one day, and a mistake deletes faster than a failure.
Keep three copies of what matters, on two kinds of media, one of them in another place.
Let a program make the copies, and keep old versions too, since a damaged file is copied as faithfully as a sound one.
Try now and then whether you can get a file back: a backup that nobody has tested is a hope.
### Tips
- Unplug the backup drive after the copy. What is always connected can be encrypted by malware along with the rest.
- A folder that is synchronised with a cloud is no backup by itself: what you delete here disappears there.
- An SSD without power for a very long time can lose data. For an archive, use a hard disk as well.

## Use RAID for the right reason
RAID keeps a computer running when a drive fails. It is not a backup: a deleted file is gone from all drives at once.
RAID 1 writes everything twice. RAID 5 survives one failed drive out of three or more, RAID 6 two out of four or more.
RAID 0 adds the speed and the risk: when one drive fails, everything is lost.
In a desktop with NVMe drives there is rarely a reason for it.
### Tips
- A storage box (NAS) with two drives in RAID 1, plus a backup of it, suits most homes.
- A UPS gives such a box time to shut down in order when the power fails.
- After a failure, the rebuild strains the drives that are left. Make a fresh backup first.

## Watch it, and part from it safely
Look at the SMART values twice a year: wear and spare blocks of an SSD, reallocated and pending sectors of a hard disk.
Copy everything at the first warning, and do not test a drive that is failing.
Before you sell or give away a drive, erase it: with the secure erase of its maker or the BIOS for an SSD,
by overwriting it once for a hard disk. Deleting files or a quick format is not enough.
### Tips
- Encryption from the first day is the simplest way to part from a drive: without the key, nothing on it can be read.
- Windows 11 may switch on device encryption by itself. Find out, and keep the recovery key outside this computer.
- A hard disk that clicks should be switched off at once. Each further start can make it worse.
`,
};
