import { numberText } from '@rig4u/shared/format';
import type { Option } from '../columns/column';
import { fromComponents } from '../compatibility/checked-build';
import { holdsPlug } from '../compatibility/build-facts/card-room';
import { chosen } from '../compatibility/chosen-parts';
import { counted, inMm, tenth } from '../fit-view/numbers';
import type { FitLimit, FitRule } from '../fit-view/types';

/** What is measured, what it is where it has too little room, and where it has some to spare. */
const measured: Readonly<Record<FitRule, { what: string; too: string; spare: string }>> = {
  'gpu-length': { what: 'card', too: 'long', spare: 'in length' },
  'gpu-slots': { what: 'card', too: 'thick', spare: 'beside the card' },
  'gpu-width': { what: 'card', too: 'high', spare: 'beside the cable' },
  'cooler-height': { what: 'cooler', too: 'high', spare: 'over the cooler' },
  radiator: { what: 'radiator', too: 'long', spare: 'in length' },
  'psu-length': { what: 'supply', too: 'long', spare: 'in length' },
  'psu-form': { what: 'supply', too: 'large', spare: 'in size' },
  'ram-cooler': { what: 'memory', too: 'high', spare: 'over the memory' },
  'drive-bays': { what: 'drives', too: 'many', spare: 'for drives' },
};

/** Whether the option itself is what is measured; else it gives the room. */
export const isMeasured = ({ part }: Option, limit: FitLimit): boolean =>
  limit.part.type === part.type && limit.part.id === part.id;

/**
 * '12 mm too long' and '304 > 292 mm'; of another part 'Card 12 mm too long'. Undefined where the limit has no overlap
 * in numbers.
 */
export function overWords(option: Option, limit: FitLimit): { word: string; reason: string } | undefined {
  const { need, room, gap, unit, rule, verdict } = limit;
  if (need === undefined || room === undefined || gap === undefined || gap >= 0) return undefined;
  const places = unit === 'drives' ? 'bays' : unit;
  const reason = `${numberText(tenth(need))} > ${unit === 'mm' ? inMm(room) : counted(room, places)}`;
  if (unit === 'drives') return { word: 'Too few bays', reason };
  const { what, too } = measured[rule];
  const size = unit === 'mm' ? inMm(-gap) : counted(-gap, unit);
  // Why wide: a fail of the slots is one of the bracket, and its thickness only warns.
  const over = `${size} too ${rule === 'gpu-slots' && verdict === 'fail' ? 'wide' : too}`;
  return { word: isMeasured(option, limit) ? over : `${what.charAt(0).toUpperCase()}${what.slice(1)} ${over}`, reason };
}

/** What has the room beside a card: its cable, if one leads to it; in some cases that cable still has to bend in there. */
function besideCard({ components }: Option): string {
  const build = fromComponents(components);
  const cable = chosen(build, 'gpu').some(
    ({ specs: { power } }) => power === undefined || power.p6 + power.p8 + power.p16 > 0,
  );
  if (!cable) return measured['gpu-slots'].spare;
  return chosen(build, 'case').some(holdsPlug) ? 'for the cable' : measured['gpu-width'].spare;
}

const order: Readonly<Record<FitLimit['unit'], number>> = { mm: 0, slots: 1, drives: 2 };

/**
 * '111 mm spare in length', '4 mm spare beside the cable': by the tightest limit that passes, with its measure, since a table's head may name
 * another; undefined where none has numbers.
 */
export function spareWords(option: Option): string | undefined {
  const [tightest] = option.limits
    .flatMap((limit) => {
      const { gap, rule, verdict } = limit;
      // Why no radiator: a mount is of its size, or it is none.
      return gap !== undefined && gap >= 0 && verdict === 'pass' && rule !== 'radiator' ? [{ limit, gap }] : [];
    })
    .toSorted((a, b) => order[a.limit.unit] - order[b.limit.unit] || a.gap - b.gap);
  if (!tightest) return undefined;
  const { limit, gap } = tightest;
  if (limit.unit !== 'mm') return `${counted(gap, limit.unit === 'slots' ? 'slots' : 'bays')} to spare`;
  const { what } = measured[limit.rule];
  const spare = limit.rule === 'gpu-width' ? besideCard(option) : measured[limit.rule].spare;
  // Why the part too: of another one its length is not that of the option.
  return spare === 'in length' && !isMeasured(option, limit)
    ? `${inMm(gap)} spare in ${what} length`
    : `${inMm(gap)} spare ${spare}`;
}
