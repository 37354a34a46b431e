import { saysBackConnect } from '../facts/words';
import { type DerivingRule, textOf } from './rule';

/**
 * Whether boards of a chipset have the header for USB-C in front: of those before it came none, of the largest ones all. In between both are sold.
 */
const frontUsbC: readonly (readonly [chipsets: RegExp, has: boolean])[] = [
  [/^(A320|B350|H61|B75|H77|Z77|H81|B85|H87|Z87|H97|Z97|H110|H310|H410|H610)$/, false],
  [/^(X670E|X870E|Z790|Z890)$/, true],
];

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
    measured: { of: 4, wrong: 0 },
  },
  {
    fact: 'backConnect',
    because: 'boards with their connectors on the back say so in their names',
    derive: ({ name }) => saysBackConnect(name),
    measured: { of: 20, wrong: 0 },
  },
];
