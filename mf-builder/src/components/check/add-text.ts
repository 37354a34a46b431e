import { namesText } from '../../domain/choices/line-text';
import type { Addition } from '../../domain/fitting/way';

/** What adding parts is called on a button, the word that is seen and the rest of its name; splitters and several parts are named beside it. */
export const addText = ({ type, added }: Addition): { seen: string; rest: string } =>
  type !== 'cables' && added.length === 1 && added[0]?.quantity === 1
    ? { seen: 'Add', rest: ` ${namesText(added)}` }
    : { seen: 'Add them', rest: '' };
