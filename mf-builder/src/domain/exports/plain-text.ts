import { clean, oneLine } from './clean-text';
import { linesInWords, pricesInWords, totalInWords, verdictInWords, type Shareable } from './lines-in-words';

/** A build as plain text, a line for each part. */
export function toPlainText({ name, note, components, verdict, today }: Shareable): string {
  const checked = verdictInWords({ verdict });
  const rows = linesInWords(components).map(
    ({ label, part, quantity, price }) => `${label}: ${quantity > 1 ? `${quantity} × ` : ''}${part}, ${price}`,
  );
  return [
    oneLine(name),
    ...(note ? [clean(note)] : []),
    '',
    ...rows,
    '',
    `Total: ${totalInWords(components)}`,
    ...pricesInWords({ components, today }),
    ...(checked ? [`${checked.label}: ${checked.text}`] : []),
    '',
  ].join('\n');
}
