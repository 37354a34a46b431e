import { hasNoPrice } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { isAddition, type Way } from '../../domain/fitting/way';
import { differenceText } from './difference-text';

/** Whether a way takes out a part without a price: what it costs more is not known then, only what comes in costs. */
export const replacesUnpriced = (way: Way): boolean => !isAddition(way) && hasNoPrice(way.from);

/** What a way costs, in words: `$12.00 more`; `for $112.00` where the part that goes has no price. */
export const wayPriceText = (way: Way): string =>
  replacesUnpriced(way) ? `for ${exactDollars(way.moreCents / 100)}` : differenceText(way.moreCents);
