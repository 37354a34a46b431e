const specs = { bracketSlots: 3, slots: 3, lengthMm: 300, heightMm: 120, power: { p6: 0, p8: 2, p16: 0 } };
const card = { id: 'gpu~1', name: 'Card', price: 500, specs };

/** A card and a case of which everything is known, and one check passes by what is usual: the width of the card's bracket. */
export const probablyFits = {
  gpu: { ...card, doubted: ['bracketSlots'], probable: ['bracketSlots'] },
  case: { id: 'own', name: 'Case', price: 90, specs: { slots: 4, gpuMaxMm: 400, gpuHeightMaxMm: 200 } },
};

/** The same, where the card states it. */
export const surelyFits = { ...probablyFits, gpu: card };

/** What the check says of the bracket. */
export const whyProbably = 'Probably fits: the bracket width of Card is concluded from what is usual.';
