import type { Guide } from '../guide';

export const gamingPc: Guide = {
  id: 'building-a-gaming-pc',
  title: 'Building a Gaming PC',
  description: 'How to divide the money, which parts decide about frames per second, and the settings that are forgotten most often.',
  image: 'gpu',
  category: 'Gaming',
  icon: 'monitor',
  drawings: {
    'Begin with the monitor': { art: 'monitor', caption: 'Resolution and refresh rate decide how much work each second holds.' },
    'Choose the graphics card': { art: 'gpu', caption: 'Check its length against the case before you buy it.' },
    'Plan power and air': { art: 'caseFan', caption: 'Cool air in at the front, warm air out at the back and the top.' },
  },
  content: `
# Building a Gaming PC

## Begin with the monitor
The monitor says what the rest has to do. A picture in 2560 × 1440 has 1.8 times the pixels of one in 1920 × 1080, and 3840 × 2160 has four times as
many. A refresh rate of 144 Hz only pays off if the computer can bring that many frames. Decide on resolution and refresh rate first, then buy parts for them.
### Tips
- For fast shooters, prefer the refresh rate. For slow and beautiful games, prefer the resolution.
- Look for variable refresh rate, sold as FreeSync or G-Sync. It removes tearing when the frame rate changes.

## Choose the graphics card
In a gaming computer the graphics card earns the largest share of the money. Compare cards by tests of the games you play, at your resolution. Mind its
memory too: 8 GB is tight in new games, 12 GB is a sound amount for 2560 × 1440, and 16 GB leaves room for 3840 × 2160.
### Tips
- Compare average frames and the slowest one percent. The second number tells how smooth a game feels.
- Measure the case. Large cards are longer than 300 mm and three slots thick.

## Match processor, memory and storage
The processor prepares each frame, so it sets the highest frame rate you can reach, above all at low resolution. Eight modern cores are plenty for games.
Take 32 GB of memory as two modules, and an NVMe SSD of at least 1 TB, since many a new game takes more than 100 GB.
### Tips
- For Ryzen processors on AM5, DDR5-6000 with low latency is a good choice: fast, and rarely a problem.
- Processors with extra cache, such as the X3D models from AMD, gain most in games.

## Plan power and air
Add up what processor, graphics card and the rest draw, and keep 20% of that in reserve. Choose a case with an open front and at least two fans that draw
air in and one that blows it out. A power supply for ATX 3 brings the 16-pin plug that many new graphics cards use.
### Tips
- Use one cable per socket of the graphics card, not one cable with two ends.
- A quiet computer has large fans that turn slowly. Set their curve in the BIOS.

## Set it up for games
Turn on XMP or EXPO and Resizable BAR in the BIOS. In the display settings of the system choose the full refresh rate of the monitor: it often starts at
60 Hz. Install the current graphics driver, then start with the settings the game suggests and change one at a time.
### Tips
- The monitor cable belongs to the graphics card, not to the board.
- DLSS, FSR and XeSS draw the picture smaller and scale it up. In their quality setting the loss is small and the gain is large.
`,
};
