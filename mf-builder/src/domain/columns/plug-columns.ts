import type { ListedPart } from '../../catalogue/schema';
import type { Column } from './column';
import { wordsFrom } from './from-part';

/** Ways of connecting that need no cable. */
const radios: readonly string[] = ['2.4GHz', 'Bluetooth'];

const waysOf = ({ specs }: ListedPart): readonly string[] | undefined =>
  'connectivity' in specs ? specs.connectivity : undefined;

const columnOf = (key: string, label: string, counts: (way: string) => boolean, none: string): Column =>
  wordsFrom({ key, label }, (part) => {
    const ways = waysOf(part)?.filter(counts);
    if (ways === undefined) return undefined;
    const text = ways.join(', ') || none;
    return { text, order: text };
  });

/** The plugs of a device beside its radios; 'None' where it has a radio only. */
export const plug = columnOf('plug', 'Plug', (way) => !radios.includes(way), 'None');

/** The radios of a device. */
export const wireless = columnOf('wireless', 'Wireless', (way) => radios.includes(way), 'No');
