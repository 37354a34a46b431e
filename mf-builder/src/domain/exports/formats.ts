import { toBbcode } from './bbcode';
import { toCsv } from './csv';
import { toJson } from './json';
import { toMarkdown } from './markdown';
import { toPlainText } from './plain-text';
import type { Shareable } from './lines-in-words';

/** The formats that a build is exported in. */
export const formats = [
  { id: 'markdown', label: 'Markdown', extension: 'md', mime: 'text/markdown', write: toMarkdown },
  { id: 'bbcode', label: 'BBCode', extension: 'txt', mime: 'text/plain', write: toBbcode },
  { id: 'text', label: 'Plain text', extension: 'txt', mime: 'text/plain', write: toPlainText },
  { id: 'csv', label: 'CSV', extension: 'csv', mime: 'text/csv', write: toCsv },
  { id: 'json', label: 'JSON', extension: 'json', mime: 'application/json', write: toJson },
] as const;

export type FormatId = (typeof formats)[number]['id'];

/** One format by its id. */
export const formatOf = (id: FormatId): (typeof formats)[number] =>
  formats.find((format) => format.id === id) ?? formats[0];

/** A file name for a build: letters and digits of any script, at most 40. */
export function fileName({ name }: Pick<Shareable, 'name'>, extension: string): string {
  const words =
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return `${[...words.join('-')].slice(0, 40).join('') || 'build'}.${extension}`;
}
