import type { CatalogueType } from '../../catalogue/schema';
import type { Option } from '../columns/column';
import { inMm } from '../fit-view/numbers';
import type { FitRule } from '../fit-view/types';
import { isMeasured } from './limit-words';

/** The clearance that the options of a type are measured by, and what it is. */
const clearances: { readonly [T in CatalogueType]?: { rule: FitRule; words: string } } = {
  gpu: { rule: 'gpu-length', words: 'of room' },
  psu: { rule: 'psu-length', words: 'of room' },
  ram: { rule: 'ram-cooler', words: 'under the cooler' },
  cooling: { rule: 'cooler-height', words: 'for air coolers' },
};

/** The room that the build leaves for every option alike: '292 mm of room'; undefined where it is not known or differs. */
export function commonRoom(options: readonly Option[]): string | undefined {
  const clearance = options[0] && clearances[options[0].part.type];
  if (!clearance) return undefined;
  const rooms = new Set(
    options.flatMap((option) =>
      option.limits.flatMap((limit) => {
        const { rule, room, verdict } = limit;
        return rule === clearance.rule && verdict !== 'unknown' && isMeasured(option, limit) ? (room ?? []) : [];
      }),
    ),
  );
  const [room] = rooms;
  return room !== undefined && rooms.size === 1 ? `${inMm(room)} ${clearance.words}` : undefined;
}
