import type { GuideCard } from '../guide';

export const advancedCoolingCard: GuideCard = {
  id: 'advanced-cooling-solutions',
  title: 'Advanced Cooling Solutions',
  description: 'Air or liquid, where the fans go, how a radiator must hang, and how to make all of it quiet.',
  image: 'cooling',
  category: 'Hardware',
  icon: 'drop',
  opening: `
# Advanced Cooling Solutions

## Find out how much heat there is
All power that goes in comes out as heat.
The figure on the box of a processor is seldom the highest one:
a Ryzen with a TDP of 120 W may draw 162 W on its socket, one with 170 W up to 230 W,
and a Core i9-14900K with a base power of 125 W up to 253 W.
The graphics card often gives off more than the processor, up to several hundred watts.
Add both up for the work you do: a game loads the card, a render loads the processor,
and few programs load both to the full.`,
};
