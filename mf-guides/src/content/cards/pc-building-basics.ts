import { figures } from '../figures';
import type { GuideCard } from '../guide';

const { psuHeadroomPercent, restOfPcW, biosUpdate } = figures;

export const basicsCard: GuideCard = {
  id: 'pc-building-basics',
  title: 'PC Building Basics',
  description:
    'Everything for a first build, from the box of parts to the first start: one screwdriver, a clear table and an afternoon.',
  image: 'motherboard',
  category: 'Beginner',
  icon: 'book',
  opening: `
# PC Building Basics

## Check that the parts belong together
Before you open a box, compare the data sheets.
The processor and the motherboard must have the same socket: an AM5 processor fits an AM5 board only,
and an LGA1851 processor an LGA1851 board only. The memory must be the kind that the board takes.
AM5 and LGA1851 use DDR5; boards for the older LGA1700 come for DDR4 or for DDR5.
Then measure: the case must have room for the length of the graphics card,
the height of the cooler and the size of the board.
### Tips
- Give the power supply (PSU) ${psuHeadroomPercent}% headroom: add up what processor and graphics card draw, \
add ${restOfPcW} W for the rest, then add a fifth. If the maker of the graphics card asks for more, follow the maker.
- If the processor is newer than the board, look up which BIOS version it needs: \
a ${biosUpdate.generation} processor on a ${biosUpdate.chipset} board is such a case. \
Many boards can be updated from a USB stick without a processor.
- Does the processor have graphics of its own? If not, the computer shows no picture without a graphics card. \
Models with an F at the end of their name usually have none.

## Lay everything out
Put the parts on a clear, hard table in the order in which they go in,
with the manuals of the board and the case within reach.
A Phillips screwdriver of size 2 does nearly everything; a small one helps with the screws of M.2 drives.
Keep the screws of each part in its own box lid.`,
};
