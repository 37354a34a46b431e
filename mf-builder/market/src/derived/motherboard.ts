import { type DerivingRule, textOf } from './rule';

/** Whether boards of a chipset have the header for USB-C in front. */
const frontUsbC: readonly (readonly [chipsets: RegExp, has: boolean])[] = [
  [/^(A[35]20|B[34]50|X370|H[3-5]10|H61|H81|H110|B75|B85|Z[789]7|H[789]7|B150|B250|H170|H270|Z[12]70)$/, false],
  [/^(B550|H610)$/, false],
  [/^(A620A?|B650E?|B840|B850|X670E?|X870E?|B760|Z690|Z790|B860|Z890)$/, true],
];

/** Boards whose connectors are on the back say so in their names. */
const backs = /\bBTF\b|Project Zero|\bStealth\b|\bPZ\b/i;

export const motherboard: readonly DerivingRule[] = [
  {
    fact: 'ramForm',
    because: 'boards of this size take DIMMs',
    derive: ({ facts }) => (/^(ATX|micro-ATX|E-ATX)$/.test(textOf(facts, 'formFactor')) ? 'DIMM' : undefined),
    measured: { of: 14, wrong: 0 },
  },
  {
    fact: 'frontUsbC',
    because: 'usual for this chipset',
    derive: ({ facts }) => frontUsbC.find(([chipsets]) => chipsets.test(textOf(facts, 'chipset')))?.[1],
    measured: { of: 20, wrong: 0 },
  },
  {
    fact: 'backConnect',
    because: 'boards with their connectors on the back say so in their names',
    derive: ({ name }) => backs.test(name),
    measured: { of: 20, wrong: 0 },
  },
];
