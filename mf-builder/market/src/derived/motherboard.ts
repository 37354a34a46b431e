import { saysBackConnect } from '../facts/words';
import { argbHeaders, cpuPower, fanHeaders, maxRamSpeed, pcie } from './board-links';
import { m2 } from './board-m2';
import { wifi } from './board-radio';
import { type DerivingRule, numberOf, textOf } from './rule';

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
    derive: ({ facts }) =>
      /^(ATX|micro-ATX|E-ATX)$/.test(textOf(facts, 'formFactor')) ||
      (textOf(facts, 'formFactor') === 'mini-ITX' && /^(AM[45]|LGA1[278]\d\d)$/.test(textOf(facts, 'socket')))
        ? 'DIMM'
        : undefined,
    measured: { of: 20, wrong: 0 },
  },
  {
    fact: 'frontUsbC',
    because: 'usual for this chipset',
    derive: ({ facts }) =>
      frontUsbC.find(([chipsets]) => chipsets.test(textOf(facts, 'chipset')))?.[1] ??
      // Of two headers of 5 Gb/s on boards of today one is Type-E.
      (numberOf(facts, 'usb3Headers') === 2 && /^(AM5|LGA1700|LGA1851)$/.test(textOf(facts, 'socket'))
        ? true
        : undefined),
    measured: { of: 5, wrong: 0 },
    records: { of: 464, wrong: 4 },
  },
  {
    fact: 'backConnect',
    because: 'boards with their connectors on the back say so in their names',
    derive: ({ name }) => saysBackConnect(name),
    measured: { of: 20, wrong: 0 },
  },
  m2,
  pcie,
  maxRamSpeed,
  fanHeaders,
  argbHeaders,
  cpuPower,
  wifi,
  {
    fact: 'displayOutputs',
    because: 'usual for a board for processors with graphics',
    derive: ({ facts }) =>
      /^(AM5|LGA1700|LGA1851)$/.test(textOf(facts, 'socket')) || textOf(facts, 'chipset') === 'B550'
        ? ['HDMI']
        : undefined,
    measured: { of: 20, wrong: 1 },
    records: { of: 500, wrong: 9 },
    same: (one, other) =>
      Array.isArray(one) && Array.isArray(other) && other.some((plug) => String(plug).startsWith('HDMI')),
  },
];
