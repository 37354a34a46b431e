import { typeAtStart } from './type-words';
import { typeOfName } from './type-of-name';

/** The parts of a line that lists several: '7800X3D, B650 Tomahawk, 32 GB DDR5, 4070 Super'; else the line alone. */
export function splitEnumeration(text: string): string[] {
  for (const mark of [/\s*[,;]\s+/, /\s+\/\/?\s+/, /\s+\+\s+/, /\s+\|\s+/]) {
    const pieces = text.split(mark).filter(Boolean);
    const telling = pieces.filter((piece) => typeOfName(piece) !== undefined || typeAtStart(piece) !== undefined);
    if (
      pieces.length >= 3 &&
      telling.length >= 3 &&
      telling.length * 2 > pieces.length &&
      new Set(telling.map((piece) => typeAtStart(piece)?.type ?? typeOfName(piece))).size >= 3
    )
      return pieces;
  }
  return [text];
}
