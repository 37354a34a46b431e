/** Collects bits, first bit first, into bytes. */
export interface BitWriter {
  /** The lowest `width` bits of a whole number, highest first. */
  write: (value: number, width: number) => void;
  /** A whole number from 1 up in Elias gamma: as many zeros as it has bits after the first, then the number. */
  writeGamma: (value: number) => void;
  /** Everything written, filled up with zeros to whole bytes. */
  bytes: () => number[];
}

export function bitWriter(): BitWriter {
  const bits: number[] = [];
  const write = (value: number, width: number) => {
    for (let place = width - 1; place >= 0; place -= 1) bits.push((value >> place) & 1);
  };
  return {
    write,
    writeGamma: (value) => {
      const width = value.toString(2).length;
      write(0, width - 1);
      write(value, width);
    },
    bytes: () =>
      Array.from({ length: Math.ceil(bits.length / 8) }, (_, index) =>
        [0, 1, 2, 3, 4, 5, 6, 7].reduce((byte, place) => byte * 2 + (bits[index * 8 + place] ?? 0), 0),
      ),
  };
}

/** Reads bits in the order in which they were written. Each read answers undefined where the bits have run out. */
export interface BitReader {
  read: (width: number) => number | undefined;
  /** A number in Elias gamma; undefined too for one of more than `maxWidth` bits. */
  readGamma: (maxWidth: number) => number | undefined;
  /** The bits that were not read yet. */
  rest: () => number[];
}

export function bitReader(bytes: readonly number[]): BitReader {
  const bits: number[] = [];
  for (const byte of bytes) for (let place = 7; place >= 0; place -= 1) bits.push((byte >> place) & 1);
  let at = 0;
  const read = (width: number) => {
    if (at + width > bits.length) return undefined;
    let value = 0;
    for (const end = at + width; at < end; at += 1) value = value * 2 + (bits[at] ?? 0);
    return value;
  };
  return {
    read,
    readGamma: (maxWidth) => {
      let width = 1;
      while (bits[at] === 0 && width < maxWidth) {
        at += 1;
        width += 1;
      }
      return bits[at] === 1 ? read(width) : undefined;
    },
    rest: () => bits.slice(at),
  };
}
