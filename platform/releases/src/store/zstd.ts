import { createRequire } from 'node:module';
import * as v from 'valibot';

const fn = <T>() => v.custom<T>((value) => typeof value === 'function');
type WithDictionary = (context: number, bytes: Uint8Array, dictionary: Uint8Array, level?: number) => Uint8Array;
const library = v.object({
  init: fn<() => Promise<void>>(),
  createCCtx: fn<() => number>(),
  createDCtx: fn<() => number>(),
  compressUsingDict: fn<WithDictionary>(),
  decompressUsingDict: fn<WithDictionary>(),
});

/** The highest level whose window is the eight megabytes that each browser gives. */
const level = 19;

export interface Zstd {
  /** What is new in some bytes, when a reader has the old ones. */
  shrinkBy: (bytes: Uint8Array, old: Uint8Array) => Uint8Array;
  /** The bytes again. Throws when the input is damaged. */
  growBy: (frame: Uint8Array, old: Uint8Array) => Uint8Array;
}

let loading: Promise<Zstd> | undefined;

/** Zstandard with dictionaries, which Node 20 does not have. Loaded when it is first asked for: few commands need it. */
export const zstd = (): Promise<Zstd> => (loading ??= load());

async function load(): Promise<Zstd> {
  // Not imported: it reads a file beside itself, which it would look for beside the bundle of the command.
  const own = v.parse(library, createRequire(import.meta.url)('@bokuweb/zstd-wasm'));
  await own.init();
  const [writer, reader] = [own.createCCtx(), own.createDCtx()];
  return {
    shrinkBy: (bytes, old) => own.compressUsingDict(writer, bytes, old, level),
    growBy: (frame, old) => own.decompressUsingDict(reader, frame, old),
  };
}
