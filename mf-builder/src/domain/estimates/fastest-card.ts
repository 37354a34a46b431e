import { chosenOf, completeness, type BuildComponents, type StoredPart } from '@rig4u/shared/builds';

/** The catalogue's fastest card, by what estimates read of one. */
export const fastestCard: StoredPart = {
  id: 'fastest-card',
  name: 'RTX 5090',
  price: 0,
  specs: {
    chip: 'GeForce RTX 5090',
    chipMaker: 'NVIDIA',
    shaders: 21760,
    boostMHz: 2482,
    memory: 32,
    busBit: 512,
    vramType: 'GDDR7',
  },
};

/** What 100 is, for the end of 'From 0 to 100, where'. */
export const hundredIs = `100 is the fastest pair in the catalogue, a Ryzen 7 9850X3D with an ${fastestCard.name}`;

/** Whether a card may still come: none is chosen, and the build lacks other parts as well. */
export const awaitsCard = (components: BuildComponents): boolean => {
  const { chosen, of } = completeness(components);
  return chosen < of && chosenOf(components, 'gpu').length === 0;
};

/** The build that a processor is compared in: before a card is chosen that with the fastest one, so that the processor is what limits. */
export const buildOfProcessor = (components: BuildComponents): BuildComponents =>
  awaitsCard(components) ? { ...components, gpu: fastestCard } : components;
