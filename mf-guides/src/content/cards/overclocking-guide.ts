import { figures } from '../figures';
import type { GuideCard } from '../guide';

const { overclocking: tunable, locked } = figures;

export const overclockingCard: GuideCard = {
  id: 'overclocking-guide',
  title: 'Overclocking Guide',
  description:
    'More speed from the parts you have, one small change at a time, each of them measured. For a computer that already runs well.',
  image: 'cpu',
  category: 'Advanced',
  icon: 'bolt',
  opening: `
# Overclocking Guide

## Find out what can be changed
With Intel, the ratio of the processor is free on models with a K in the name, on a board with a Z chipset:
${tunable.LGA1700.join(' or ')} for LGA1700, ${tunable.LGA1851.join(' or ')} for LGA1851.
With AMD, most Ryzen processors for AM5 can be tuned on boards with one of these chipsets: ${tunable.AM5.join(', ')}.
${locked.AM5.join(', ')} do not allow it. Memory can be tuned on many more boards, and the graphics card on any.
Whatever runs outside its specification can cost you the warranty, and no result is promised:
two processors of one model do not go equally far.`,
};
