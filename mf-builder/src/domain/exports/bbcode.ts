import { clean, oneLine } from './clean-text';
import { linesInWords, pricesInWords, totalInWords, verdictInWords, type Shareable } from './lines-in-words';

/** Text that a forum shows as it is. BBCode has no escape of its own, so a space without width keeps a bracket from beginning a tag. */
const bbcodeText = (text: string): string => text.replace(/\[/g, '[\u200b');

/** A build as BBCode, for forums without Markdown. */
export function toBbcode({ name, note, components, verdict, today }: Shareable): string {
  const checked = verdictInWords({ verdict });
  const rows = linesInWords(components).map(
    ({ label, part, quantity, price }) => `[*][b]${label}:[/b] ${bbcodeText(many(quantity, part))} (${price})`,
  );
  return [
    `[b]${bbcodeText(oneLine(name))}[/b]`,
    ...(note ? [bbcodeText(clean(note))] : []),
    '[list]',
    ...rows,
    '[/list]',
    `[b]Total:[/b] ${totalInWords(components)}`,
    ...pricesInWords({ components, today }).map(bbcodeText),
    ...(checked ? [`[b]${checked.label}:[/b] ${bbcodeText(checked.text)}`] : []),
    '',
  ].join('\n');
}

const many = (quantity: number, part: string): string => (quantity > 1 ? `${quantity} × ${part}` : part);
