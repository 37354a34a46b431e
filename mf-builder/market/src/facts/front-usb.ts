import type { Read } from '../importer/reading';

const gens: Readonly<Record<string, string>> = {
  '3.0': '3.2 Gen 1',
  '3.1 Gen 1': '3.2 Gen 1',
  '3.1 Gen 2': '3.2 Gen 2',
};

/** "3.2 (Gen 2)", "3.2 Gen2" and "3.0": the generation in today's words. */
const generation = (text: string): string | undefined => {
  const [, version, gen] = /([23]\.[0-2])\s*\(?(?:Gen\.?\s*(\dx\d|\d))?/i.exec(text) ?? [];
  if (/20 ?Gbps/i.test(text)) return '3.2 Gen 2x2';
  if (!version) return undefined;
  const whole = gen && version !== '3.0' ? `${version} Gen ${gen}` : version;
  return gens[whole] ?? whole;
};

/** A socket without a type is Type-A, where its generation was made with one; what is no USB port has no kind. */
const kindOf = (text: string): 'USB-A' | 'USB-C' | undefined => {
  if (/Type[- ]?C|USB-?C\b/i.test(text)) return 'USB-C';
  return /Type[- ]?A|USB-?A\b|[23]\.[0-2]/i.test(text) ? 'USB-A' : undefined;
};

/** A piece that names two ports: its count is that of one of them. */
const namesTwo = (piece: string): boolean => {
  const told = piece.replaceAll(/\([^)]*\)/g, '').replace(/,\s*$/, '');
  return (told.match(/USB/gi) ?? []).length > 1 || told.includes(',');
};

/** "Type-CUSB 3.0", "(2x) USB" and "USB 3.0*2" as other lines have them. */
const spaced = (text: string): string =>
  text
    .replaceAll(/(Type[- ]?[AC])(?=USB)/gi, '$1 ')
    .replaceAll(/\((\d+) ?[x×]\)/gi, '$1x')
    .replaceAll(/ ?\* ?(?=\d)/g, ' x ');

/** A count at the end: "USB 3.0 x 2", but not "Gen 2x2". */
const lastCount = /(?<!Gen ?\d)[x×]\s*(\d+)$/i;

/** Where some ports have a count before them, one without has one. */
const split = (text: string): { counted: boolean; pieces: string[] } => {
  if (lastCount.test(text)) return { counted: true, pieces: text.split(/(?<=[^.\d][x×]\s*\d+),?\s+/i) };
  if (/(^|[\s,])\d+\s*[x×]\s*(?!\d)/i.test(text))
    return {
      counted: true,
      pieces: text.split(/[,\s]+(?=\d+\s*[x×]\s*[A-Z])|(?<!\d\s*[x×])[,\s]+(?=USB)/i),
    };
  return { counted: false, pieces: text.split(/[,\s]*(?=USB)/).filter((piece) => piece !== '') };
};

/** Reads the source's line of front ports. Many lines name each kind once and no count: one of each is then the least there are. */
export const readFrontUsb = (line: string): Read | undefined => {
  const text = spaced(line.trim());
  if (text === 'None') return { facts: { frontUsb: [] } };
  const { counted, pieces } = split(text);
  const ports = pieces.flatMap((piece) => {
    const kind = kindOf(piece);
    const gen = generation(piece);
    const count = Number(/^(\d+)\s*[x×]/i.exec(piece)?.[1] ?? lastCount.exec(piece)?.[1] ?? 1);
    return kind && count > 0 && count <= 8 ? [{ kind, ...(gen && { gen }), count }] : [];
  });
  if (ports.length === 0) return undefined;
  const doubts = [
    ...(counted ? [] : ['counts are not told']),
    ...(ports.length < pieces.length || pieces.some(namesTwo) ? ['read in part'] : []),
  ];
  return { facts: { frontUsb: ports }, ...(doubts[0] && { doubt: doubts[0] }) };
};
