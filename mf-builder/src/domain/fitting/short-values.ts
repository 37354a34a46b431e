/** So many characters have room in a row. */
const room = 30;

/** What kind of part a value is of: the row's category and the rule's word say so already. */
const kind = / (?:CPU|motherboard|memory|case|supply|cooler|module|chipset|drive|card|screen)$/;

const bare = (value: string): string => value.replace(kind, '');

/** Two values that met, in short: 'LGA1700, AM5'. A count or a measure keeps what it is of, while there is room. */
export function valuesInShort(values: readonly [string, string] | undefined): string {
  if (!values) return '';
  const whole = values.join(', ');
  if (values.every((value) => /^\d/.test(value)) && whole.length <= room) return whole;
  const short = values.map(bare).join(', ');
  if (short.length <= room) return short;
  // Why the second first: it is what the rest of the build gives, and the row says what the option has.
  return values.toReversed().find((value) => value.length <= room) ?? '';
}
