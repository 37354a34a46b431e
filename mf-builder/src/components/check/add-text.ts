import { namesText } from '../../domain/choices/line-text';
import type { Addition } from '../../domain/fitting/way';

/** What adding parts is called on a button: `Add ARCTIC P12 PWM PST`; several are named beside it. */
export const addText = ({ added }: Addition): string =>
  added.length === 1 && added[0]?.quantity === 1 ? `Add ${namesText(added)}` : 'Add them';
