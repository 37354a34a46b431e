import type { CatalogueType } from '../../catalogue/schema';
import type { Option } from '../columns/column';
import { inMm } from '../fit-view/numbers';
import type { FitRule } from '../fit-view/types';
import { isMeasured } from './limit-words';
import { limitsInWords } from './limits-in-words';

/** The clearance that the options of a type are measured by, and what it is. */
const clearances: { readonly [T in CatalogueType]?: { rule: FitRule; words: string } } = {
  gpu: { rule: 'gpu-length', words: 'of room' },
  psu: { rule: 'psu-length', words: 'of room' },
  ram: { rule: 'ram-cooler', words: 'under the cooler' },
  cooling: { rule: 'cooler-height', words: 'for air coolers' },
};

/**
 * What the build leaves for every option alike, for the head of the table: 'AM5', '292 mm of room', 'case for ATX, 255
 * mm of room'; undefined where it is not known or differs.
 */
export function commonRoom(options: readonly Option[]): string | undefined {
  return [...limitsInWords(options), ...measuredRoom(options)].join(', ') || undefined;
}

function measuredRoom(options: readonly Option[]): string[] {
  const clearance = options[0] && clearances[options[0].part.type];
  if (!clearance) return [];
  const rooms = new Set(
    options.flatMap((option) =>
      option.limits.flatMap((limit) => {
        const { rule, room, verdict } = limit;
        return rule === clearance.rule && verdict !== 'unknown' && isMeasured(option, limit) ? (room ?? []) : [];
      }),
    ),
  );
  const [room] = rooms;
  return room !== undefined && rooms.size === 1 ? [`${inMm(room)} ${clearance.words}`] : [];
}
