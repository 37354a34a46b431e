import { clean, oneLine } from './clean-text';
import { linesInWords, totalInWords, type Shareable } from './lines-in-words';

/** A build as plain text, a line for each part. */
export function toPlainText({ name, note, components }: Shareable): string {
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
    '',
  ].join('\n');
}
