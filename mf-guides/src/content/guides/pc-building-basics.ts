import type { Guide } from '../guide';

export const basics: Guide = {
  id: 'pc-building-basics',
  title: 'PC Building Basics',
  description: 'Everything for a first build, from the box of parts to the first start: one screwdriver, a clear table and an afternoon. Checked in 2026.',
  image: 'motherboard',
  category: 'Beginner',
  icon: 'book',
  drawings: {
    'Seat the processor': { art: 'cpu', caption: 'The triangle on one corner shows which way round it goes.' },
    'Fit the memory': { art: 'ram', caption: 'The notch is off centre, so a module fits one way only.' },
    'Fit the SSD': { art: 'storage', caption: 'An M.2 drive goes in at an angle and is then pressed flat.' },
    'Prepare the case and the power supply': { art: 'case', caption: 'Standoffs belong where the board has holes, and nowhere else.' },
    'Fit the graphics card': { art: 'gpu', caption: 'The card goes into the long slot nearest to the processor.' },
  },
  content: `
# PC Building Basics

## Check that the parts belong together
Before you open a box, compare the data sheets. The processor and the motherboard must have the same socket: an AM5 processor fits an AM5 board only,
and an LGA1851 processor an LGA1851 board only. The memory must be the kind that the board takes; both of these sockets use DDR5. Then measure: the case
must have room for the length of the graphics card, the height of the cooler and the size of the board.
### Tips
- Give the power supply (PSU) 20% headroom: add up what the parts draw, then add a fifth. If the maker of the graphics card asks for more, follow the maker.
- If the processor is newer than the board, look up which BIOS version it needs. Many boards can be updated from a USB stick without a processor.

## Lay everything out
Put the parts on a clear, hard table in the order in which they go in, with the manuals of the board and the case within reach. A Phillips screwdriver
of size 2 does nearly everything; a small one helps with the screws of M.2 drives. Keep the screws of each part in its own box lid.
### Tips
- Touch bare metal of the case now and then, and always before you pick up a part: it takes the static charge from you.
- Leave the motherboard on its box. It is the best bench there is, and the next steps are easiest outside the case.
- Keep boxes, receipts and plastic covers until the computer has run for some weeks.

## Seat the processor
Push the socket lever down and a little outwards, then raise it and open the metal frame. Hold the processor by its edges, match the triangle on its
corner with the one on the socket, and lower it straight down. It lies flat by its own weight and needs no force at all. Close the frame and bring the
lever back under its hook; that does take some force, and the plastic cover of the socket comes off by itself.
### Tips
- Never touch the pins in the socket or the contacts of the processor. Bent pins are rarely covered by a warranty.
- Keep the plastic cover: a board that is sent back should have it on.
- An older AM4 processor has its pins on its own underside and the socket has no frame. Raise the lever, let it drop in, lower the lever.

## Fit the memory
Open the latches of the slots. Line up the notch of the module with the ridge in the slot and press on both ends until they click. On a board with four
slots, two modules go into the second and the fourth slot, counted from the processor. The manual calls them A2 and B2 on most boards.
### Tips
- Some boards have a latch at one end only. Then the fixed end goes in first.
- Buy both modules as one kit: they have been tested together.
- A single module goes into the second slot from the processor.

## Fit the SSD
Find the M.2 slot nearest to the processor; it is usually the fastest one. Unscrew its heatsink and peel the protective film off the thermal pad. Slide
the drive into the connector at an angle of about 30 degrees, press it flat, and hold it with the screw or the latch at its end. Then put the heatsink
back on.
### Tips
- The film on the thermal pad is easy to miss. With the film left on, the drive gets too hot and slows down.
- On some boards an M.2 slot shares its lanes with other slots or with SATA ports. The manual has the table.

## Mount the cooler
Fit the bracket for your socket. Peel the film off the base of the cooler. If it has no paste on it yet, put a dot of thermal paste as large as a pea
on the middle of the processor. Set the cooler down, then tighten the screws a few turns each, crosswise, until they stop. Plug its fan into the header
named CPU_FAN.
### Tips
- With liquid cooling, the manual says which header the pump needs; on many boards it is AIO_PUMP. The pump should always run at full speed unless its maker says otherwise.
- A very tall cooler may hide the CPU power socket of the board. Then plug that cable in first.
- If you lift the cooler again, clean off the paste with isopropyl alcohol and put on new paste.

## Prepare the case and the power supply
Take off both side panels. Compare the holes of the board with the standoffs in the case: each hole that takes a screw needs a standoff, and a standoff
must not stand where the board has no hole. If the board came with a loose I/O shield, press it into the back of the case now. Screw in the power supply
with its fan towards a vent, and plug in the modular cables that you need.
### Tips
- A standoff in the wrong place can cause a short circuit. Count them twice.
- Use only the cables that came with this power supply. Modular cables of other models may fit and still be wired differently, which destroys parts.

## Put the board into the case
Hold the board at an angle, bring its ports into the opening at the back, and lower it onto the standoffs. Start all screws by hand before you tighten
any of them. Then tighten them crosswise until they are snug, and no further.
### Tips
- Lead the CPU power cable through the opening at the top before the board lies in front of it.
- If a hole does not line up, move the board. Never pull it into place with a screw.

## Connect the cables
The wide 24-pin plug and the 8-pin CPU plug bring power to the board; press each until its clip catches. Then come the small cables of the case: the
front-panel header for the power button and the lights, USB, audio, and the case fans on headers named CHA_FAN or SYS_FAN. The manual shows the pins of
the front-panel header.
### Tips
- The power and reset buttons work either way round. The lights do not: plus must go to plus.
- A CPU plug splits into 4+4 pins, a graphics card plug into 6+2. They look alike, but they are not the same. Never force one.
- The front USB plug has many thin pins. Push it in straight, and hold the board from behind if you can.

## Fit the graphics card
Remove the slot covers at the back. Press the card into the long slot nearest to the processor until the latch clicks, and screw it to the case. Then
plug in its power: one plug for each socket on the card. A build without a graphics card skips this step and uses the picture from the processor, if the
processor can make one.
### Tips
- Push a 16-pin plug in until no gap is left, and do not bend its cable close to the plug.
- Connect the monitor to the graphics card. The sockets of the board stay dark or are much slower.
- A long, heavy card sags. Use the support that came with it.

## Start it for the first time
Leave the side panel off. Plug in monitor, keyboard and power, turn on the switch of the power supply and press the power button. The first start can
stay dark for several minutes while the board gets to know the memory, so wait. Then press Del or F2 to open the BIOS. See that processor, memory and SSD
are all listed, that the fans turn, and that the processor stays cool. Turn on the memory profile, called XMP or EXPO: without it the memory runs slower
than its label says.
### Tips
- No picture? Look at the small lights on the board: CPU, DRAM, VGA or BOOT tells where it stopped. Then press the memory in once more and check the power plugs.
- Check that the monitor is on the right input before you take anything apart.
- If it does not start with the memory profile on, turn the profile off again and look for a BIOS update.

## Install the system and test it
On another computer, make a USB stick with the installer of your operating system; for Windows 11 it needs at least 8 GB. Start from the stick, install to
the SSD, and let the system update itself. Then install the chipset and graphics drivers from their makers. Run a game or a stress test for half an hour
and watch the temperatures. If all is well, tidy the cables and close the case.
### Tips
- While you install, connect only the drive that the system goes to. Then nothing can land on the wrong one.
- Windows 11 asks for TPM 2.0 and Secure Boot. Current boards have both; they are switched on in the BIOS.
- Windows 10 has had no regular support since October 2025. Do not begin with it.
`,
};
