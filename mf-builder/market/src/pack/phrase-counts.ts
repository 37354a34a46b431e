/** A text as pieces: words, each with the space behind it, or phrases that took their place. */
export type Pieces = readonly string[];

/** Every piece of a text, and every two that are neighbours, as one text. */
const candidatesOf = (row: Pieces): string[] =>
  row.flatMap((piece, at) => {
    const next = row[at + 1] ?? '';
    return next === '' ? [piece] : [piece, piece + next];
  });

/** How often each candidate for a phrase stands in the texts, and in which of them. It is kept while the texts change. */
export interface PhraseCounts {
  /** The one with the most letters over all texts, of equals the first by its letters; undefined where none is worth a phrase. */
  best: () => string | undefined;
  /** The texts that may hold a candidate. */
  holding: (candidate: string) => readonly number[];
  /** Puts other pieces in the place of a text's. */
  exchange: (text: number, before: Pieces, after: Pieces) => void;
}

interface Count {
  times: number;
  texts: Set<number>;
}

const fewest = 9;

/** Counts once; what changes later is counted where it changes, for there are thousands of texts and a phrase is in a few. */
export const phraseCounts = (texts: readonly Pieces[]): PhraseCounts => {
  const counts = new Map<string, Count>();
  // Most candidates stand in a text or two, and are never looked at again.
  const frequent = new Map<string, Count>();
  const add = (text: number, row: Pieces): void => {
    for (const candidate of candidatesOf(row)) {
      const count = counts.get(candidate) ?? { times: 0, texts: new Set() };
      if (count.times === 0) counts.set(candidate, count);
      count.times += 1;
      count.texts.add(text);
      if (count.times === fewest && candidate.length > 1) frequent.set(candidate, count);
    }
  };
  const takeAway = (row: Pieces): void => {
    for (const candidate of candidatesOf(row)) {
      const count = counts.get(candidate);
      if (count) count.times -= 1;
    }
  };
  for (const [text, row] of texts.entries()) add(text, row);
  return {
    best: () => {
      let [top, most] = ['', 0];
      for (const [candidate, { times }] of frequent) {
        const letters = times < fewest ? 0 : times * candidate.length;
        if (letters > most || (letters === most && letters > 0 && candidate < top)) [top, most] = [candidate, letters];
      }
      return most > 0 ? top : undefined;
    },
    holding: (candidate) => [...(counts.get(candidate)?.texts ?? [])],
    exchange: (text, before, after) => {
      takeAway(before);
      add(text, after);
    },
  };
};
