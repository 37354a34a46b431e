import { Refusal } from '@rig4u/kernel';

/** nginx reads no longer word from a configuration. */
const longest = 4_000;

/** A text as a word of a configuration. A value is not to name a variable. Throws a Refusal where nginx could not read it. */
export function quoted(text: string): string {
  if (text.length > longest)
    throw new Refusal(`nginx takes no value of more than ${longest} letters: ${text.slice(0, 100)}…`);
  if (/[\n\r\0]/.test(text)) throw new Error(`A value has more than one line: ${text}`);
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** A value that stands for itself: nginx has no sign that keeps it from reading a dollar as a variable. */
export function value(text: string): string {
  if (text.includes('$')) throw new Refusal(`nginx would read a variable in the value ${text}`);
  return quoted(text);
}

/** A text in a regular expression, for itself. */
export const literally = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** A `map` block. The lines are of a quoted key and a quoted value. */
export const mapBlock = (source: string, variable: string, lines: readonly (readonly [key: string, to: string])[]) =>
  `map ${source} ${variable} {\n${lines.map(([key, to]) => `    ${key} ${to};\n`).join('')}}\n`;
