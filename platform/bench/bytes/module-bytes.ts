import { brotliCompressSync } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';

/** For each module of a script its share of the script as brotli, in bytes. */
export type ModuleBytes = Readonly<Record<string, number>>;

/**
 * Shares a script out among its modules by its source map. Text compresses better among its like, so each module's own brotli is scaled to
 * the size of the whole. What no module stands for is webpack's: the empty name.
 */
export function bytesByModule(script: string, map: string): ModuleBytes {
  const texts = textsByModule(script, map);
  const alone = [...texts].map(([source, text]) => [source, brotli(text)] as const);
  const sum = alone.reduce((bytes, [, size]) => bytes + size, 0);
  const scale = brotli(script) / Math.max(sum, 1);
  return Object.fromEntries(alone.map(([source, size]) => [source, Math.round(size * scale)]));
}

function textsByModule(script: string, map: string): Map<string, string> {
  const starts = lineStarts(script);
  const marks: { at: number; source: string }[] = [{ at: 0, source: '' }];
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) => {
    marks.push({ at: (starts[generatedLine - 1] ?? script.length) + generatedColumn, source: source ?? '' });
  });
  const texts = new Map<string, string>();
  for (const [index, { at, source }] of marks.entries()) {
    const text = script.slice(at, marks[index + 1]?.at ?? script.length);
    texts.set(source, (texts.get(source) ?? '') + text);
  }
  return texts;
}

const lineStarts = (text: string): number[] => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];

const brotli = (text: string): number => brotliCompressSync(text).length;
