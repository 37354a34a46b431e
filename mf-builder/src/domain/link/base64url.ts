const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes as base64url without padding. */
export function toBase64url(bytes: readonly number[]): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 3) {
    const [first = 0, second = 0, third = 0] = bytes.slice(start, start + 3);
    const value = first * 65536 + second * 256 + third;
    const chars = Math.min(bytes.length - start, 3) + 1;
    for (let place = 0; place < chars; place += 1) text += alphabet[(value >> (18 - 6 * place)) & 63];
  }
  return text;
}

/** The bytes of a base64url text; undefined where it is none, or where its last character carries bits of no byte. */
export function fromBase64url(text: string): number[] | undefined {
  const bytes: number[] = [];
  let held = 0;
  let width = 0;
  for (const char of text) {
    const value = alphabet.indexOf(char);
    if (value < 0) return undefined;
    held = held * 64 + value;
    width += 6;
    if (width >= 8) {
      width -= 8;
      bytes.push(held >> width);
      held &= (1 << width) - 1;
    }
  }
  return width < 6 && held === 0 ? bytes : undefined;
}
