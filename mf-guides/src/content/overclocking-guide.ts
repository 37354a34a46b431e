import { overclockingCard } from './cards/overclocking-guide';
import { figures } from './figures';
import type { BuiltInGuide } from './guide';

const { psuHeadroomPercent, entryBoardMaxCpuW, slowDdr5Modules } = figures;
const { opening, ...card } = overclockingCard;

export const overclocking: BuiltInGuide = {
  ...card,
  checked: 2026,
  drawings: {
    1: { art: 'motherboard', caption: 'The chipset of the board decides whether the processor may be tuned at all.' },
    2: {
      art: 'monitor',
      caption: 'Keep the curve of clock, temperature and power of each run: you will want to compare.',
    },
    3: { art: 'cooling', caption: 'Cooling is the first limit that most processors meet.' },
    4: { art: 'ram', caption: 'XMP and EXPO are stored on the memory module itself.' },
    5: {
      art: 'cpu',
      caption: 'Each core has a curve of its own. The best core is often the one that takes the least undervolting.',
    },
    7: { art: 'gpu', caption: 'A graphics card is tuned from the desktop, not in the BIOS.' },
  },
  content: `${opening}
### Tips
- Update the BIOS first. \
For Intel's 13th and 14th generation desktop processors this is a must: \
the fix against ageing by too much voltage comes with it (microcode 0x12B or later).
- Before a BIOS update, note the recovery key of an encrypted Windows drive. After the update Windows may ask for it.
- Back up your files. A memory setting that is nearly stable can damage them without a word.

## Measure before you change anything
Note how fast and how hot the computer is now.
Run a benchmark three times, then a stress test for half an hour, and write down clocks, temperatures, power and score.
Do the same with a game that you know.
Without these numbers you will not know whether a change helped,
or whether it made things worse while the clock on the screen looked better.
### Tips
- Change one thing at a time, and write down each step.
- Watch whether the effective clock follows the clock that is shown. \
If it falls behind, the processor is being held back.
- Let the room be as warm for each run. A few degrees decide about the boost of processor and graphics card.

## Make room for power and heat
A processor that already reaches its limit gets slower, not faster, from more voltage.
Current AM5 processors slow down at 95 °C (89 °C for the X3D models of the Ryzen 7000 series),
Intel's 13th and 14th generation at 100 °C, Core Ultra 200S at 105 °C.
If yours gets there in the stress test, better cooling comes first.
Look at the board too: one with an entry chipset such as A620, H610 or H810 has a power stage for small processors,
and wants no more than about ${entryBoardMaxCpuW} W on its socket.
### Tips
- Keep ${psuHeadroomPercent}% headroom in the power supply (PSU), \
reckoned with the raised limits and not with those on the box.
- Blow some air at the power stage of the board. A liquid cooler takes away the wind that an air cooler gave it.

## Turn on the memory profile
XMP and EXPO set the speed, timings and voltage that the maker of the memory has tested.
Turn the profile on in the BIOS, then test the memory for some hours before you trust it.
For most people this is the best gain for the least work.
On AM5, DDR5-6000 is the usual aim, since the memory controller then still runs at the pace of the memory;
far above that it drops to half, and latency rises.
### Tips
- DDR5 runs slower with ${slowDdr5Modules} modules than with two. \
If the profile does not hold with them, lower the speed by one step.
- The first start after a memory change can take minutes. Do not switch off while the board is training.
- If the computer does not start any more, clear the BIOS settings: the manual shows the button or the two pins.

## Tune a Ryzen processor
Ryzen processors raise their own clock as far as power, current and heat allow, so the aim is to give them room.
Turn on Precision Boost Overdrive (PBO) in the BIOS.
Then lower the curve of all cores with Curve Optimizer: begin at minus 10, test, and go on in steps of 5.
A lower curve means less voltage at each clock, so the processor gets cooler and boosts higher.
When a value fails, go back, and refine core by core if you have the patience.
Only then try a higher boost limit, in small steps.
### Tips
- A negative curve often fails while the computer idles or does light work, not under full load. \
Use it for some days before you call it done.
- The X3D models of the Ryzen 7000 series have a locked ratio, but they take Curve Optimizer. \
In games they hardly gain from more power.
- A lower temperature or power limit costs little speed and makes the computer much quieter.

## Tune an Intel processor
Begin with Intel Default Settings in the BIOS: some boards raise the limits by themselves,
and you want to know where you start.
With a K model, raise the power limit only as far as your cooler can follow,
then the ratio of the performance cores by one step, then that of the efficient cores.
After each step run the stress test and the benchmark.
With Core Ultra 200S, the links between its chips and fast memory bring more than the ratio of the cores does.
### Tips
- Try a small negative voltage offset before you raise any voltage. \
On some systems Undervolt Protection in the BIOS stands in the way.
- Keep to the voltages that Intel allows. \
More of it ages the processor, and the damage does not go away with the setting.

## Tune the graphics card
Use the tool of the maker or one that you trust.
Raise the power limit if the cooler can take it, then the core clock in steps of about 25 MHz, then the memory clock,
and test in several games and not only in one benchmark. Ray tracing finds faults that other games do not.
Stop at the first flicker, crash or drop in speed, and go back two steps.
### Tips
- Modern graphics memory repeats faulty transfers. \
Too high a memory clock can therefore show as a lower frame rate and not as a fault on the screen.
- Do not raise the power of a card whose 16-pin plug you have not looked at. It must sit without a gap and stay cool.

## Undervolt, the quiet way
Most chips get more voltage than they need, because the maker has to be safe with the worst of them.
With GeForce cards, open the voltage curve, choose a voltage below the usual one,
lift the clock there to where you want it and flatten the curve behind it.
With Radeon cards, lower the voltage in the driver in steps of 10 to 25 mV.
The card often keeps its speed at clearly less power, and its fans slow down.
### Tips
- Undervolting can crash a program, but it does not harm the hardware. It is the best way to begin.
- Test with the heaviest game you have. A curve that holds in one game may fail in the next.

## Tighten the memory by hand
When the profile is stable, timings bring more than a further step of speed.
Lower one group at a time, first CAS latency and the other primary timings, then the refresh timings,
and test after each.
Warm memory needs its refresh sooner, so an interval that holds in winter may be too long in summer.
On AM5, leave the SoC voltage at or below 1.3 V: AMD has set that limit, to protect the processor.
### Tips
- Start from the values that others use for the same memory chips, but expect to end a little above them.
- Write down the whole page of timings before you change one. A photo of the screen will do.
- A fan that blows over the modules often helps more than voltage.

## Prove that it is stable
One test finds one kind of fault.
Take at least three: one that loads all cores with vector work, one that goes from core to core with a light load,
and one for the memory that runs for a night. Then use the computer as you always do.
A single rounding error, a game that closes, or a corrected hardware error (WHEA) in the log of Windows means:
one step back.
### Tips
- Memory faults come late. No error after ten minutes says little, none after a night says a lot.
- Test processor, memory and graphics card alone first, then together: together they are hotter and draw more.

## Keep it, and know the way back
Save the finished settings as a profile in the BIOS, and keep photos of them elsewhere:
a BIOS update erases profiles on many boards.
After an update, start from the defaults and enter the settings anew,
because voltages and limits may mean something else now.
If the computer becomes unstable months later, go back to the defaults first.
If it then runs well, the tuning is what has to give way.
### Tips
- Repeat the long test on the first hot day of the year.
- Ask what you gained. If you cannot feel the last two per cent, give them back for less heat and noise.
`,
};
