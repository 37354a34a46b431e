import { advancedCoolingCard } from './cards/advanced-cooling-solutions';
import { figures } from './figures';
import type { BuiltInGuide } from './guide';

const { radiatorW, radiatorMm, fansMm, psuHeadroomPercent } = figures;
const { opening, ...card } = advancedCoolingCard;

export const advancedCooling: BuiltInGuide = {
  ...card,
  checked: 2026,
  drawings: {
    2: {
      art: 'cooling',
      caption: 'An air cooler: heat pipes lead the heat up into the fins, and the fan blows through them.',
    },
    3: { art: 'case', caption: 'Through the side panel: what stands on the board must end below the glass.' },
    4: {
      art: 'build-rgb',
      caption: 'Two fans on top and three in front. Which of them blow in and which blow out is your choice.',
    },
    5: {
      art: 'caseFan',
      caption:
        'Four screw holes, one cable. On most fans the air leaves on the side of the struts, which is the back in this picture.',
    },
    6: {
      art: 'build-luxury',
      caption: 'A loop: block, tubes and radiator. The air in it gathers at the highest place.',
    },
    7: { art: 'thermalPaste', caption: 'A little is enough: the paste only fills the gaps that the metal leaves.' },
    9: { art: 'gpu', caption: 'In games the graphics card gives off more heat than all the rest.' },
  },
  content: `${opening}
### Tips
- Cool what you use. \
A processor that draws 90 W in games does not need a radiator because it could draw 250 W in a test.
- The sum also decides the power supply (PSU): keep ${psuHeadroomPercent}% headroom above it.

## Choose between air and liquid
A good air cooler with two towers is enough for most processors, usually costs less, and has only a fan that can fail.
An all-in-one liquid cooler carries the heat to a radiator at the edge of the case.
It helps with processors that draw a lot of power for a long time, and where a tall cooler does not fit.
As a rule of thumb a radiator of 240 mm carries about ${radiatorW[240]} W,
one of 280 mm about ${radiatorW[280]} W and one of 360 mm about ${radiatorW[360]} W.
A loop of your own cools the graphics card too, and is a hobby that wants care.
### Tips
- A small radiator of 120 mm, with about ${radiatorW[120]} W, does no more than a good air cooler.
- In a loop of your own, do not mix aluminium with copper or brass: the metals corrode each other.
- Trust the rating of a cooler only with its maker's list of processors beside it. \
There is no common way to measure it.

## Check what fits
Compare the height of an air cooler with what the case allows, and look over which memory slots it reaches.
For a radiator, look up which sizes the case takes in which place, and add the fans:
a usual radiator is ${radiatorMm} mm thick, its fans ${fansMm} mm.
In front, both together are taken from the room for the graphics card; under the top,
they must not meet the memory or the heatsinks of the board.
### Tips
- Look for your socket in the list of the cooler. \
Coolers for AM4 often fit AM5, and those for LGA1700 often LGA1851, but check the kit: \
the maker may ask for another bracket.
- Tall memory and a large air cooler are the most common conflict. The data sheets give both heights.

## Plan the way of the air
Let cool air in at the front or the bottom and warm air out at the back and the top.
Fans that blow in should move a little more air than those that blow out, and should have dust filters:
then air comes in through the filters, and not through every gap.
Give the graphics card its own share: a fan at the bottom or low in front reaches it best.
### Tips
- More than two or three fans in front and one at the back bring little. A free front brings more than a further fan.
- A fan in the top, far in front, may pull out fresh air before it has cooled anything. Put the first one at the back.
- Leave some space behind the case and under it. The power supply breathes there too.

## Choose the fans and connect them
Most cases take fans of 120 or 140 mm. The larger one moves the same air at a lower speed.
Radiators, filters and tight grilles want fans that keep up pressure; an open place wants fans that move much air.
Fans with four pins are controlled by PWM, fans with three pins by voltage.
A header of the board usually carries 1 A,
so several fans on one header need a look at their labels or a hub with its own power.
### Tips
- On most fans the air comes out on the side of the struts. Fans with reversed blades are the exception.
- Lights have their own plugs: 5 V with three pins (ARGB) and 12 V with four pins (RGB). \
12 V on lights for 5 V destroys them.
- Plug the fans of one place into one header, so that they share one curve.

## Mount a radiator the right way
Every closed loop holds some air, and it gathers at the highest point.
That point must be in the radiator and never in the pump. A radiator under the top is always right.
At the front it must reach higher than the pump; if the tubes are long enough, let them come out at the bottom.
A radiator at the bottom of the case, below the pump, is the wrong place.
### Tips
- A gurgling noise that stays means that air is in the pump. Tilt the case, then think about where the radiator hangs.
- In front, the fans bring cool air to the radiator, and the case gets it warm. \
On top, the case stays cooler and the radiator gets warmer air. For games, the top is the better place.
- Connect the pump to the header that the manual names. \
Let it run at the speed its maker advises, and do not let it follow each peak of the processor.

## Apply or renew the thermal paste
Clean processor and cooler with isopropyl alcohol and a cloth that leaves no lint.
Put a dot as large as a pea on the middle, or a thin cross on a large processor.
Set the cooler straight down and tighten its screws crosswise, a few turns each. Pressure spreads the paste.
Pads that melt when they first get warm are a clean alternative, and they do not dry out as some pastes do.
### Tips
- Is there a film on the base of the cooler? Peel it off.
- Run the computer until it is warm before you switch it off and take the old cooler off, and twist it gently: \
cold paste holds fast.
- Keep liquid metal away from aluminium, which it destroys, and from all contacts, since it conducts electricity.

## Set the fan curves
Choose PWM or voltage for each header in the BIOS, as the fan wants it.
Let the fans turn slowly up to about 60 °C, then rise evenly.
A processor jumps by 20 °C within a second, and the fans should not answer that: set a delay of a few seconds.
Fans on a radiator may follow the temperature of the liquid, if the cooler can measure it.
It changes slowly, and so does the noise.
### Tips
- Let the case fans follow the graphics card where the board or a program can do it. \
In games, most of the heat comes from there.
- Find the speed at which you begin to hear the fans, and let the curve pass it only when it must.
- Some fans stop below a certain signal. See that each one starts again.

## Do not forget card, drives and board
The graphics card brings its own cooler, so help it with fresh air and with less heat:
a somewhat lower power limit or voltage costs little speed.
An SSD with PCIe 5.0 needs a heatsink, and slows down without one.
The power stage of the board needs a little wind, which an air cooler gives it and a liquid cooler does not.
Memory with a profile of high voltage likes a slow fan nearby.
### Tips
- Peel the film off each thermal pad: drive, heatsink, both sides.
- Leave the slot below the graphics card free if you can. Its fans draw their air from there.

## Measure it
Warm the computer up for twenty minutes, then read temperature, clock and fan speed, with the case closed.
Note how warm the room is, and compare the difference to the room and not the bare number.
Current AM5 processors are made to run at up to 95 °C (the X3D models of the Ryzen 7000 series at 89 °C),
Intel's 13th and 14th generation at up to 100 °C, and Core Ultra 200S at up to 105 °C.
Reaching the limit costs clock, and does not destroy the processor.
### Tips
- To find out whether the case is the limit, take the side panel off and test again. \
If it gets much cooler, it wants more air.
- A processor that is hot at once points to bad contact: the film, the screws, or the paste. \
One that gets hot slowly points to the air.

## Keep it cool for years
Clean the filters every few months, and blow the dust out of radiator and fins once a year,
with the computer switched off and the fans held still.
The pump of a closed loop wears out, and a little liquid gets lost over the years. Most closed loops cannot be refilled.
If the temperature rises although all is clean and the paste is new, the cooler is due.
### Tips
- Compare with the numbers that you wrote down on the first day. Without them you will not see the slow change.
- A liquid in a loop of your own wants to be changed about once a year, as its maker says.
- Look at the tubes and joints when you clean. Anything damp or crusted means: switch off and replace.
`,
};
