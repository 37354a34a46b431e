import { gamingPcCard } from './cards/building-a-gaming-pc';
import { figures, windows10Ended } from './figures';
import type { BuiltInGuide } from './guide';

const {
  psuHeadroomPercent,
  restOfPcW,
  peakProofAtx,
  gpuPeakFactor,
  eightPinLeadW,
  adapterLeads,
  sixteenPinBendMm,
  radiatorMm,
  fansMm,
  slowDdr5Modules,
  entryBoardMaxCpuW,
} = figures;
const [oldLink, newLink] = figures.gpuLinks;
const [leastRise, mostRise] = figures.priceRises.DDR5;
const { opening, ...card } = gamingPcCard;

export const gamingPc: BuiltInGuide = {
  ...card,
  checked: 2026,
  drawings: {
    1: { art: 'monitor', caption: 'Resolution and refresh rate decide how much work each second holds.' },
    2: {
      art: 'gpu',
      caption: 'Three fans mean a long card. Its length stands in the data sheet, and so does the room in the case.',
    },
    3: { art: 'cpu', caption: 'The processor prepares each frame before the graphics card draws it.' },
    5: { art: 'storage', caption: 'An M.2 drive is the place for games; a 2.5-inch drive suits what is played less.' },
    6: { art: 'case', caption: 'A front that lets air through matters more than the number of fans behind it.' },
    7: {
      art: 'psu',
      caption: 'The panel beside the fan takes the modular cables. The plugs on it follow no common standard.',
    },
    8: { art: 'caseFan', caption: 'Large fans move the same air at a lower speed.' },
    9: { art: 'pc-build', caption: 'One cable from the graphics card to the monitor, in the right port on both ends.' },
  },
  content: `${opening}
### Tips
- Compare average frames and the slowest one percent. The second number tells how smooth a game feels.
- One model may be sold with 8 GB and with 16 GB under nearly the same name. Read the whole name.
- For an older board: a link of PCIe ${oldLink.gen}.0 with ${oldLink.lanes} lanes carries as much as PCIe \
${newLink.gen}.0 with ${newLink.lanes}. Below that a card loses speed, and some cards use ${newLink.lanes} lanes only.

## Match the processor
The processor prepares each frame, so it sets the highest frame rate you can reach, above all at low resolution.
At high resolution the graphics card decides, and a middling processor is enough.
Six modern cores play well today, eight leave room for a stream and a browser beside the game.
More cores are for other work.
Buy on a platform that you can upgrade: AM5 is the socket of the Ryzen 7000, 8000 and 9000 series.
### Tips
- Processors with extra cache, such as the X3D models from AMD, gain most in games.
- To find the limit of the computer you have, lower the resolution: if the frame rate stays the same, \
the processor is the limit.
- A game that simulates a lot, such as a city builder, leans on the processor at any resolution.

## Choose board and memory
The board does not make frames.
It needs the right socket, enough M.2 slots, the ports you use, and a power stage for the processor:
one with an entry chipset such as A620 or H610 wants a processor of no more than about ${entryBoardMaxCpuW} W.
Take 32 GB of DDR5 as two modules. 16 GB is enough for many games, but not for a game,
a browser and a voice chat together.
### Tips
- Ask for the price of memory first: \
in 2026 DDR5 cost about ${leastRise} to ${mostRise} times as much as in the summer of 2025. \
If the money is short, 16 GB as two modules leaves more of it for the card.
- For Ryzen processors on AM5, DDR5-6000 with low latency is a good choice: fast, and rarely a problem.
- Do not buy two modules now and two later. \
DDR5 runs slower with ${slowDdr5Modules} modules than with two, and two kits have not been tested together.
- Look at the list of memory that the maker of the board has tested, for the speed you want.

## Plan the storage
Large games take more than 100 GB each, so 1 TB fills up quickly and 2 TB is a calm size.
An NVMe SSD with PCIe 4.0 is fast enough:
between it and a drive with PCIe 5.0 you will hardly see a difference in loading times today.
A second drive can hold the games that wait for their turn, and it can come later.
### Tips
- More and more games ask for an SSD. A hard disk makes them stutter when new scenery has to come in.
- Keep a tenth or more of the drive free. A drive that is nearly full writes more slowly.

## Measure the case
Compare four lengths before you order: the graphics card, the cooler,
the power supply and the board with what the case allows.
A radiator in front takes its own thickness and that of its fans from the room for the card:
about ${radiatorMm} mm and ${fansMm} mm. Thickness counts as well, since large cards cover three or four slots.
### Tips
- Count the cable too: above the card, \
a 16-pin plug needs about ${sixteenPinBendMm} mm until its cable may bend against the side panel.
- Prefer a front of mesh to one of glass. \
In games the graphics card gives off most of the heat, and it must get fresh air.

## Plan the power
Add up what the processor draws at most and what the card draws, and add ${restOfPcW} W for the rest.
Keep ${psuHeadroomPercent}% of headroom above the sum.
A power supply (PSU) for ATX ${peakProofAtx} or later is made for the short peaks of graphics cards.
On an older one, reckon with ${gpuPeakFactor} times the power of the card for an instant.
The 16-pin plug exists in two forms that fit each other: 12VHPWR, and the newer 12V-2x6,
whose short sensing pins keep the power off when the plug is not fully in.
### Tips
- No 16-pin cable on your power supply? \
An adapter takes at least ${adapterLeads} of its 8-pin cables and counts ${eightPinLeadW} W for each. \
A cable of its own is better.
- Use one cable per socket of the graphics card, not one cable with two ends.
- Never mix the modular cables of two power supplies, not even of one maker. The plugs fit and the wiring differs.

## Plan air and noise
Let two or three fans draw air in at the front or the bottom, and one blow it out at the back.
That is enough for most builds.
What makes a computer quiet is not a special fan but a slow one: large fans, a curve that rises gently,
and a frame limit, so that the card does not draw frames that nobody sees.
### Tips
- A frame limit some frames below the refresh rate of the monitor keeps the variable refresh rate at work.
- Listen with the side panel on. Many a noise comes from a cable that touches a fan.

## Build it and connect it
Build as in PC Building Basics, and look twice at three things.
The card goes into the long slot nearest to the processor, since the lower ones often have fewer lanes.
The 16-pin plug must be pressed in until it clicks or no gap is left.
And the monitor belongs to the graphics card: from the ports of the board the picture comes slowly or not at all.
### Tips
- Use the DisplayPort or HDMI cable that came with the monitor. A long or old one may not carry the full rate.
- Support a heavy card at its free end before you close the case.

## Switch on what is off
In the BIOS, turn on XMP or EXPO, and see that Resizable BAR is on;
it lets the processor reach the whole memory of the card, and Arc cards depend on it.
In Windows, choose the full refresh rate of the monitor in the display settings, since it may start at 60 Hz.
Turn on variable refresh rate there and in the menu of the monitor.
Then install the current graphics driver and the chipset driver from their makers.
### Tips
- Some games with protection against cheating ask for Secure Boot and TPM 2.0. \
Windows 11 wants both to be there anyway.
- ${windows10Ended} Start with Windows 11 or with Linux.

## Tune the picture
Begin with the preset that the game suggests, then change one setting at a time.
Shadows, reflections and ray tracing cost the most;
textures cost almost nothing as long as the card has memory for them.
DLSS, FSR and XeSS draw the picture smaller and scale it up:
in their quality setting the loss is small and the gain is large.
Frame generation puts computed frames between the real ones.
It makes motion smoother, but the game does not answer faster, so it needs a good frame rate to start from.
### Tips
- Not each method runs on each card: DLSS needs a GeForce RTX, and the newest form of FSR a recent Radeon.
- If a game stutters only in the first minutes, it may be preparing its shaders. Let it finish.

## Test it under load
Play a demanding game for half an hour and watch the numbers on the screen: clock,
temperature and power of card and processor, and memory in use.
Most cards are well up to 80 °C or a little more; what counts is that clock and frame rate stay level.
Write the numbers down: in a year they will tell you whether dust is to blame.
### Tips
- If a game crashes, turn the memory profile off first and try again. It is the most common cause in a new computer.
- A black screen or a restart under load points to the power: look at the plugs of the card before anything else.
`,
};
