import type { Guide } from '../guide';

export const overclocking: Guide = {
  id: 'overclocking-guide',
  title: 'Overclocking Guide',
  description: 'More speed from the parts you have, one small change at a time, each of them measured. For a computer that already runs well.',
  image: 'cpu',
  category: 'Advanced',
  icon: 'bolt',
  drawings: {
    'Turn on the memory profile': { art: 'ram', caption: 'XMP and EXPO are stored on the memory module itself.' },
    'Tune the graphics card': { art: 'gpu', caption: 'A graphics card is tuned from the desktop, not in the BIOS.' },
  },
  content: `
# Overclocking Guide

## Find out what can be changed
With Intel, the clock of the processor is free on models with a K in the name, on a board with a Z chipset. With AMD, most Ryzen desktop processors can be
tuned on boards with a B or an X chipset, except B840. Whatever runs outside its specification can cost you the warranty, and no result is promised: two processors of
the same model do not go equally far.
### Tips
- Update the BIOS first. For Intel's 13th and 14th generation desktop processors this is a must: the fix against ageing by too much voltage comes with it (microcode 0x12B or later).
- Back up your files. A memory setting that is nearly stable can damage them without a word.

## Measure before you change anything
Note how fast and how hot the computer is now. Run a benchmark three times, then a stress test for half an hour, and write down clocks, temperatures and
power. Without these numbers you will not know whether a change helped.
### Tips
- Change one thing at a time, and write down each step.
- If a part already reaches its temperature limit, better cooling comes first. It brings more than any setting.

## Turn on the memory profile
XMP and EXPO set the speed, timings and voltage that the maker of the memory has tested. Turn the profile on in the BIOS, then test the memory for some
hours before you trust it. For most people this is the best gain for the least work.
### Tips
- Four modules rarely reach the speed of two. If the profile does not hold, lower the speed by one step.
- If the computer does not start any more, clear the BIOS settings: the manual shows the button or the two pins.

## Tune the processor
Current processors raise their own clock as far as power and heat allow, so the aim is to give them room. With AMD, turn on Precision Boost Overdrive and
lower the curve of all cores with Curve Optimizer in small steps, for example by 5. With an unlocked Intel processor, raise the ratio by one step. After
each change run the stress test and the benchmark again, and go back one step as soon as anything fails.
### Tips
- Leave the voltage alone as long as you can. If you do raise it, go in the smallest steps and stay below what the maker allows.
- A negative curve is often unstable while the computer idles. Use it for a day before you call it done.

## Tune the graphics card
Use the tool of the maker or one that you trust. Raise the power limit, then the core clock in steps of about 25 MHz, then the memory clock, and test in
games and not only in one benchmark. Stop at the first flicker, crash or drop in speed, and go back two steps.
### Tips
- Modern graphics memory repeats faulty transfers. Too high a memory clock can therefore show as a lower frame rate and not as a fault on the screen.
- Try the other direction too: a little less voltage at the same clock makes many cards cooler and quieter.
`,
};
