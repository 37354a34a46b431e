import { above, fold, type Tri } from '../three-valued-logic';
import type { Facts } from '../../../src/domain/compatibility/types';

/** Height and depth of a form, in mm. */
type Size = readonly [height: number, depth: number];

const sizes = new Map<string, Size>([
  ['miniitx', [170, 170]],
  ['minidtx', [203, 170]],
  ['dtx', [203, 244]],
  ['flexatx', [229, 191]],
  ['microatx', [244, 244]],
  ['atx', [305, 244]],
  ['ssiceb', [305, 267]],
  ['eatx', [305, 330]],
  ['ssieeb', [305, 330]],
  ['xlatx', [345, 262]],
]);

const deep = ['eatx', 'ssiceb', 'ssieeb', 'xlatx'];

/** A thin mini-ITX board is a mini-ITX board to a case. */
const formOf = (form: string): string => fold(form).replace(/^thin/, '');

/** A board between mini-ITX and the larger forms: what holds one of those holds it, and so do two slots for cards. */
const smallDtx = (list: readonly string[], slots: number | undefined): Tri => {
  const larger = list.some((form) => {
    const size = sizes.get(form);
    return size !== undefined && size[0] >= 203 && size[1] >= 170;
  });
  if (larger) return true;
  if (!list.includes('miniitx')) return false;
  return slots === undefined ? undefined : slots >= 2;
};

/** Whether a board that is not in the list is larger than everything there; unknown where it is not. */
const tooLarge = (form: string, list: readonly string[]): Tri => {
  const own = sizes.get(form);
  const known = list.flatMap((one): Size[] => {
    const size = sizes.get(one);
    return size === undefined ? [] : [size];
  });
  if (own === undefined || known.length === 0) return undefined;
  if (deep.includes(form) && list.includes('atx')) return undefined;
  return known.every(([height, depth]) => own[0] > height || own[1] > depth) || undefined;
};

/** Whether a case takes no board of a form. */
export const boardFails = (board: Facts<'motherboard'>, housing: Facts<'case'>): Tri => {
  if (board.formFactor === undefined) return undefined;
  const form = formOf(board.formFactor);
  if (housing.boardMaxMm !== undefined && deep.includes(form)) return above(board.widthMm, housing.boardMaxMm);
  const list = housing.motherboards?.map(formOf);
  if (list === undefined) return undefined;
  if (list.includes(form)) return false;
  const held = form === 'minidtx' ? smallDtx(list, housing.slots) : false;
  if (held !== false) return held === true ? false : undefined;
  return tooLarge(form, list);
};
