import { fold } from '../spelling';

/** Height and depth in mm. */
type Size = readonly [number, number];

/** The sizes of forms: those of the ATX family, and of the SSI forum for servers. An E-ATX board may be less deep, which `widthMm` says. */
const sizes: ReadonlyMap<string, Size> = new Map<string, Size>([
  ['miniitx', [170, 170]],
  ['thinminiitx', [170, 170]],
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

const words: Readonly<Record<string, string>> = {
  matx: 'microatx',
  uatx: 'microatx',
  µatx: 'microatx',
  extendedatx: 'eatx',
  ceb: 'ssiceb',
  eeb: 'ssieeb',
  itx: 'miniitx',
};

/** Forms deeper than ATX: cases that take them often do not list them. */
const large: ReadonlySet<string> = new Set(['eatx', 'ssiceb', 'ssieeb', 'xlatx']);

/** Thin mini-ITX has the holes and the outline of mini-ITX. */
const nameOf = (form: string): string => {
  const name = words[fold(form)] ?? fold(form);
  return name === 'thinminiitx' ? 'miniitx' : name;
};

export const isLarge = (form: string): boolean => large.has(nameOf(form));

/** Whether a board of a form goes into a case that lists some forms; `unlisted` where the list does not tell. */
export const boardFits = (
  form: string,
  listed: readonly string[],
  slots: number | undefined,
): boolean | 'slots' | 'unlisted' => {
  const board = nameOf(form);
  const forms = listed.map(nameOf);
  if (forms.includes(board)) return true;
  const size = sizes.get(board);
  const known = forms.map((one) => sizes.get(one)).filter((one) => one !== undefined);
  if (board === 'minidtx') {
    if (forms.some((one) => one !== 'miniitx' && isWithin(size, sizes.get(one)))) return true;
    if (forms.includes('miniitx')) return slots === undefined ? 'slots' : slots >= 2 ? true : false;
  }
  if (size === undefined || known.length === 0 || (large.has(board) && forms.includes('atx'))) return 'unlisted';
  return known.every((one) => !isWithin(size, one)) ? false : 'unlisted';
};

const isWithin = (size: Size | undefined, room: Size | undefined): boolean =>
  size !== undefined && room !== undefined && size[0] <= room[0] && size[1] <= room[1];
