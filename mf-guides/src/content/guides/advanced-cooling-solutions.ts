import type { Guide } from '../guide';

export const advancedCooling: Guide = {
  id: 'advanced-cooling-solutions',
  title: 'Advanced Cooling Solutions',
  description: 'Air or liquid, where the fans go, how a radiator must hang, and how to make all of it quiet.',
  image: 'cooling',
  category: 'Hardware',
  icon: 'drop',
  drawings: {
    'Plan the way of the air': { art: 'caseFan', caption: 'On most fans the struts are on the side where the air comes out.' },
    'Mount a radiator the right way': { art: 'cooling', caption: 'Part of the radiator stands higher than the pump, so air gathers there.' },
  },
  content: `
# Advanced Cooling Solutions

## Choose between air and liquid
A good air cooler with two towers is enough for most processors, costs less and has only a fan that can fail. An all-in-one liquid cooler carries the heat
to a radiator at the edge of the case; it helps with processors that draw a lot of power for a long time, and where a tall cooler does not fit. A loop of
your own cools the graphics card too, and is a hobby that wants care.
### Tips
- Compare the height of an air cooler, or the size and thickness of a radiator, with what the case allows. Count the fans in.
- A tall cooler can stand over the memory slots. Check the height of the modules.
- In a loop of your own, do not mix aluminium with copper or brass: the metals corrode each other.

## Plan the way of the air
Let cool air in at the front or the bottom and warm air out at the back and the top. Fans that blow in should move a little more air than those that blow
out, and should have dust filters: then air comes in through the filters, and not through every gap.
### Tips
- On most fans the air comes out on the side of the struts. Fans with reversed blades are the exception.
- More than two or three fans in front and one at the back bring little. A free front brings more than a further fan.
- Clean the filters every few months.

## Mount a radiator the right way
Every closed loop holds some air, and it gathers at the highest point. That point must be in the radiator and never in the pump. A radiator under the top
is always right. At the front it must reach higher than the pump; if the tubes are long enough, let them come out at the bottom.
### Tips
- A gurgling noise that stays means that air is in the pump. Tilt the case, then think about where the radiator hangs.
- Connect the pump to the header that the manual names, and keep it at a constant speed.

## Renew the thermal paste
Clean processor and cooler with isopropyl alcohol and a cloth that leaves no lint. Put a dot as large as a pea on the middle, or a thin cross on a large
processor. Set the cooler straight down and tighten its screws crosswise, a few turns each. Pressure spreads the paste.
### Tips
- Is there a film on the base of the cooler? Peel it off.
- Run the computer until it is warm before you take the old cooler off, and twist it gently: cold paste holds fast.
- Keep liquid metal away from aluminium. It destroys it, and it conducts electricity.

## Set the fan curves
Fans with four pins are controlled by PWM, fans with three pins by voltage; choose the right mode for each header in the BIOS. Let the fans turn slowly up
to about 60 °C, then rise evenly. Fans on a radiator may follow the temperature of the liquid, if the cooler can measure it: it changes slowly, and so does the noise.
### Tips
- Set a delay of a few seconds, so that the fans do not answer each short peak.
- Let the case fans follow the graphics card where the board can do it. In games, most of the heat comes from there.
`,
};
