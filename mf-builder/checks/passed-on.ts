/** How a link looks after it was passed on: what the form is called, and the address in it, from its `#b=` and its code. */
type Form = [name: string, form: (code: string) => string];

const halves = (code: string): [string, string] => [code.slice(0, 8), code.slice(8)];
const broken =
  (gap: string) =>
  (code: string): string =>
    `#b=${halves(code).join(gap)}`;
const before =
  (tail: string) =>
  (code: string): string =>
    `#b=${code}${tail}`;

/** The forms of a link of a build; `tails` is what may stand behind any address. */
export const passedOn = (tails: readonly [name: string, tail: string][]): Form[] => [
  ['as it was made', before('')],
  ...tails.map(([name, tail]): Form => [name, before(tail)]),
  ['a click id', before('&fbclid=IwAR0x-_y')],
  ['a campaign', before('?utm_source=mail&utm_medium=x')],
  ['an underscore of Markdown', before('_')],
  ['two hyphens', before('--')],
  ['a place in the text', before('#:~:text=PC')],
  ['an encoded equals sign', (code) => `#b%3D${code}`],
  ['an encoded hash', (code) => `%23b=${code}`],
  ['both encoded', (code) => `%23b%3D${code}`],
  ['both encoded twice', (code) => `%2523b%253D${code}.`],
  ['a space before the code', (code) => `#b=%20${code}`],
  ['a line break inside', broken('\n')],
  ['a line break of Windows inside', broken('\r\n')],
  ['a line break and an indent inside', broken('\n    ')],
  ['a line break of a mail inside', broken('=\r\n')],
  ['a line break of a quoted mail inside', broken('\n> ')],
  ['a space inside', broken(' ')],
  ['an encoded line break inside', broken('%0A')],
  ['a zero-width space inside', broken('\u200b')],
  ['a soft hyphen inside', broken('\u00ad')],
];
