import { chosen } from '../chosen-parts';
import { factOf, type Judge } from '../judge';
import { fold } from '../spelling';
import type { CheckedBuild, PartRef } from '../types';
import { drivesOf, type Drive } from './drives';

/** A card for a PCIe slot, and how many lanes it wants. */
export interface AddedCard {
  part: PartRef;
  quantity: number;
  lanes: number;
}

const types = ['capture', 'soundCard', 'networkCard'] as const;

/** The lanes of the slot a card wants; 0 for one that goes elsewhere; undefined where its interface does not tell. */
const lanesWanted = (card: string): number | undefined => {
  const text = fold(card);
  // Why: a device outside the PC, and a Wi-Fi module in an M.2 slot of its own, take no PCIe slot.
  if (/^(usb|thunderbolt|m\.2)/.test(text)) return 0;
  const lanes = /^pcie.*x(\d+)$/.exec(text)?.[1];
  return lanes === undefined ? undefined : Number(lanes);
};

/** A drive that is a card, or may be one: its form is not known, and its bus tells nothing else. */
const mayBeCard = ({ form, bus, card }: Drive): boolean =>
  card || (form === undefined && (bus === undefined || bus === 'pcie'));

/** The types of which something is a card for a PCIe slot, or may be. */
export const cardTypes = (build: CheckedBuild) => [
  ...types.filter((type) =>
    chosen(build, type).some(({ specs }) => specs.interface === undefined || lanesWanted(specs.interface) !== 0),
  ),
  ...(drivesOf(build).some(mayBeCard) ? (['storage'] as const) : []),
];

/** The cards that want a PCIe slot beside graphics cards. What is not known is noted. */
export const cardsOf = (build: CheckedBuild, on: Judge): AddedCard[] => [
  ...types.flatMap((type) =>
    chosen(build, type).flatMap((part): AddedCard[] => {
      const text = on.need(part, 'interface', part.specs.interface);
      const lanes = text === undefined ? undefined : lanesWanted(text);
      if (text !== undefined && lanes === undefined) on.missing(`the slot that ${part.name} needs`);
      return lanes === undefined || lanes === 0 ? [] : [{ part, quantity: part.quantity, lanes }];
    }),
  ),
  ...drivesOf(build)
    .filter(mayBeCard)
    .flatMap(({ part, form, links }): AddedCard[] => {
      if (form === undefined) on.missing(factOf(part, 'form factor'));
      else if (on.need(part, 'interface', part.specs.interface) !== undefined)
        return [{ part, quantity: part.quantity, lanes: links[0]?.lanes ?? 4 }];
      return [];
    }),
];
