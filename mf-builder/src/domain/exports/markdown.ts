import { clean, oneLine } from './clean-text';
import { linesInWords, pricesInWords, totalInWords, verdictInWords, type Shareable } from './lines-in-words';

/** Text that a Markdown reader shows as it is: no markup, no table cell of its own, no link, no mention. */
export const markdownText = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\\`*_{}[\]()#!|~@]/g, '\\$&')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\bwww\./gi, 'www\\.')
    .replace(/^(\s*)([-+=]|\d+(?=\.))/gm, (_, space: string, mark: string) =>
      /\d/.test(mark) ? `${mark}\\` : `${space}\\${mark}`,
    );

/** A build as a Markdown table, for forums. */
export function toMarkdown({ name, note, components, verdict, today }: Shareable): string {
  const checked = verdictInWords({ verdict });
  const rows = linesInWords(components).map(
    ({ label, part, quantity, price }) => `| ${label} | ${markdownText(part)} | ${quantity} | ${price} |`,
  );
  return [
    `## ${markdownText(oneLine(name))}`,
    '',
    ...(note
      ? [
          ...clean(note)
            .split('\n')
            .map((line) => markdownText(line.trim())),
          '',
        ]
      : []),
    '| Type | Part | Quantity | Price |',
    '|---|---|--:|--:|',
    ...rows,
    `| **Total** | | | **${totalInWords(components)}** |`,
    ...pricesInWords({ components, today }).flatMap((line) => ['', markdownText(line)]),
    ...(checked ? ['', `**${checked.label}:** ${markdownText(checked.text)}`] : []),
    '',
  ].join('\n');
}
