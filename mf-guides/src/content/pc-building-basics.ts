import { basicsCard } from './cards/pc-building-basics';
import { figures, windows10Ended } from './figures';
import type { BuiltInGuide } from './guide';

const { slowDdr5Modules, windows11Oldest, windows11MemoryGb } = figures;
const { opening, ...card } = basicsCard;

export const basics: BuiltInGuide = {
  ...card,
  checked: 2026,
  drawings: {
    1: {
      art: 'default',
      caption: 'Compare the data sheets while the boxes are still closed: parts in sealed boxes are easy to send back.',
    },
    3: { art: 'cpu', caption: 'The triangle on one corner shows which way round the processor goes.' },
    4: { art: 'ram', caption: 'The gap between the contacts is off centre, so a module fits one way only.' },
    5: {
      art: 'storage',
      caption: 'The bare stick is an M.2 drive. The flat box below it is a 2.5-inch drive, which needs cables.',
    },
    6: {
      art: 'cooling',
      caption: 'The fan blows through the fins. Its air should leave towards the back of the case.',
    },
    7: { art: 'psu', caption: 'The fan of the power supply goes towards a vent, so that it gets fresh air.' },
    8: {
      art: 'case',
      caption:
        'The board goes on the wide wall of the case, the graphics card lies across it, the power supply sits at the bottom.',
    },
    9: {
      art: 'cables',
      caption: 'Each plug has a clip on one side. It must catch, and it must be pressed before you pull.',
    },
    10: { art: 'gpu', caption: 'The metal bracket at one end is screwed to the back of the case.' },
    12: { art: 'os', caption: 'First the system, then the drivers, then the programs.' },
  },
  content: `${opening}
### Tips
- Touch bare metal of the case now and then, and always before you pick up a part: \
it takes the static charge from you.
- Leave the motherboard on its box. It is a good bench, and the next steps are easiest outside the case.
- Keep boxes, receipts and plastic covers until the computer has run for some weeks.

## Seat the processor
Push the socket lever down and a little outwards, then raise it and open the metal frame.
Hold the processor by its edges, match the triangle on its corner with the one on the socket,
and lower it straight down. It lies flat by its own weight and needs no force at all.
Close the frame and bring the lever back under its hook; that does take some force,
and the plastic cover of the socket comes off by itself.
### Tips
- Never touch the pins in the socket or the contacts of the processor. Bent pins are rarely covered by a warranty.
- Keep the plastic cover: a board that is sent back should have it on.
- An older AM4 processor has its pins on its own underside and the socket has no frame. \
Raise the lever, let it drop in, lower the lever.

## Fit the memory
Open the latches of the slots.
Line up the notch of the module with the ridge in the slot and press on both ends until they click.
On a board with four slots, two modules usually go into the second and the fourth slot, counted from the processor.
The manual calls them A2 and B2 on most boards.
### Tips
- Some boards have a latch at one end only. Then the fixed end goes in first.
- Buy both modules as one kit: they have been tested together. \
DDR5 runs slower with ${slowDdr5Modules} modules than with two, so take two large ones.
- One module alone works too, but two are faster: each has its own channel to the processor.

## Fit the SSD
Find the M.2 slot nearest to the processor; it is usually the fastest one.
Unscrew its heatsink and peel the protective film off the thermal pad.
Slide the drive into the connector at an angle of about 30 degrees, press it flat,
and hold it with the screw or the latch at its end. Then put the heatsink back on.
### Tips
- The film on the thermal pad is easy to miss. With the film left on, the drive gets too hot and slows down.
- On some boards an M.2 slot shares its lanes with other slots or with SATA ports. The manual has the table.

## Mount the cooler
Fit the bracket for your socket. Peel the film off the base of the cooler.
If it has no paste on it yet, put a dot of thermal paste as large as a pea on the middle of the processor.
Set the cooler down, then tighten the screws a few turns each, crosswise, until they stop.
Plug its fan into the header named CPU_FAN.
### Tips
- With liquid cooling, the manual says which header the pump needs; on many boards it is AIO_PUMP.
- A very tall cooler may hide the CPU power socket of the board. Then plug that cable in first.
- If you lift the cooler again, clean off the paste with isopropyl alcohol and put on new paste.

## Prepare the case and the power supply
Take off both side panels.
Compare the holes of the board with the standoffs in the case: each hole that takes a screw needs a standoff,
and a standoff must not stand where the board has no hole.
If the board came with a loose I/O shield, press it into the back of the case now.
Screw in the power supply with its fan towards a vent, and plug in the modular cables that you need.
### Tips
- A standoff in the wrong place can cause a short circuit. Count them twice.
- Use only the cables that came with this power supply. \
Modular cables of other models may fit and still be wired differently, which destroys parts.

## Put the board into the case
Hold the board at an angle, bring its ports into the opening at the back, and lower it onto the standoffs.
Start all screws by hand before you tighten any of them.
Then tighten them crosswise until they are snug, and no further.
### Tips
- Lead the CPU power cable through the opening at the top before the board lies in front of it.
- If a hole does not line up, move the board. Never pull it into place with a screw.

## Connect the cables
The wide 24-pin plug and the 8-pin CPU plug bring power to the board; press each until its clip catches.
Then come the small cables of the case: the front-panel header for the power button and the lights, USB, audio,
and the case fans on headers named CHA_FAN or SYS_FAN. The manual shows the pins of the front-panel header.
### Tips
- The power and reset buttons work either way round. The lights do not: plus must go to plus.
- A CPU plug splits into 4+4 pins, a graphics card plug into 6+2. They look alike, but they are not the same. \
Never force one.
- The front USB plug has many thin pins. Push it in straight, and hold the board from behind if you can.

## Fit the graphics card
Remove the slot covers at the back.
Press the card into the long slot nearest to the processor until the latch clicks, and screw it to the case.
Then plug in its power: one cable for each socket on the card.
A build without a graphics card skips this step and uses the picture from the processor, if the processor can make one.
### Tips
- Push a 16-pin plug in until no gap is left, and do not bend its cable close to the plug.
- Connect the monitor to the graphics card, not to the board.
- A long, heavy card sags. If a support came with it, use it.

## Start it for the first time
Leave the side panel off.
Plug in monitor, keyboard and power, turn on the switch of the power supply and press the power button.
The first start can stay dark for several minutes while the board gets to know the memory, so wait.
Then press Del or F2 to open the BIOS.
See that processor, memory and SSD are all listed, that the fans turn, and that the processor stays cool.
Turn on the memory profile, called XMP or EXPO: without it most kits run slower than their label says.
### Tips
- No picture? Look at the small lights on the board: CPU, DRAM, VGA or BOOT tells where it stopped. \
Then switch off, press the memory in once more and check the power plugs.
- Check that the monitor is on the right input before you take anything apart.
- If it does not start with the memory profile on, turn the profile off again and look for a BIOS update.

## Install the system and test it
On another computer, make a USB stick with the installer of your operating system;
for Windows 11 it needs at least 8 GB. Start from the stick, install to the SSD, and let the system update itself.
Then install the chipset and graphics drivers from their makers.
Run a game or a stress test for half an hour and watch the temperatures.
If all is well, tidy the cables and close the case.
### Tips
- While you install, connect only the drive that the system goes to. Then nothing can land on the wrong one.
- Put the network driver of the board on the stick as well. \
The installer may not know a new Wi-Fi chip, and Windows 11 wants to go online.
- Windows 11 asks for TPM 2.0 and a BIOS that can do Secure Boot. \
Current boards have both; the TPM is called fTPM with AMD and PTT with Intel.
- On an older computer: Windows 11 supports Ryzen processors from ${windows11Oldest.AMD} on and Intel Core from the \
${windows11Oldest.Intel} generation on, with ${windows11MemoryGb} GB of memory at least.
- ${windows10Ended} Do not begin with it.
`,
};
