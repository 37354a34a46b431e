/** A branch goes on by the code of a fact; a leaf is the place of an answer. */
type Node = { fact: string; codes: Uint16Array; next: Map<number, Node> } | { answer: number };

type Ask<A> = (row: number, note: (fact: string) => void) => A;

/** Answers to one question about many rows. */
export interface Answers<A> {
  /** Each answer that was given: as many as the question was asked. */
  answers: readonly A[];
  /** For each row the place of its answer. */
  at: Uint16Array;
  /** False where the question read by more than the facts. */
  isPure: boolean;
}

/**
 * The answers to one question about many rows, asked once for each combination of the facts that it really reads. `codesOf` gives a fact's
 * code for each row; `ask` tells `note` each fact before it reads it. The question has to be pure: which fact it reads next depends on
 * nothing but the values that it has read before. One that is found not to be is asked about each row: slow, and right.
 */
export function answersByFacts<A>(count: number, codesOf: (fact: string) => Uint16Array, ask: Ask<A>): Answers<A> {
  const answers: A[] = [];
  const at = new Uint16Array(count);
  let root: Node | undefined;
  for (let row = 0; row < count; row += 1) {
    let node = root;
    while (node && 'codes' in node) node = node.next.get(node.codes[row] ?? 0);
    if (node) {
      at[row] = node.answer;
      continue;
    }
    const read = new Set<string>();
    const answer = answers.push(ask(row, (fact) => read.add(fact))) - 1;
    at[row] = answer;
    root = grafted(root, [...read], 0, row, codesOf, answer);
    if (!root) return oneByOne(count, ask);
  }
  return { answers, at, isPure: true };
}

/** The trie with one more path: the facts that were read of a row, from a depth on, to its answer. Undefined where the trie reads otherwise. */
function grafted(
  node: Node | undefined,
  read: readonly string[],
  depth: number,
  row: number,
  codesOf: (fact: string) => Uint16Array,
  answer: number,
): Node | undefined {
  const fact = read[depth];
  if (fact === undefined) return node ? undefined : { answer };
  if (node && !('codes' in node && node.fact === fact)) return undefined;
  const branch = node ?? { fact, codes: codesOf(fact), next: new Map<number, Node>() };
  const code = branch.codes[row] ?? 0;
  const below = grafted(branch.next.get(code), read, depth + 1, row, codesOf, answer);
  if (!below) return undefined;
  branch.next.set(code, below);
  return branch;
}

function oneByOne<A>(count: number, ask: Ask<A>): Answers<A> {
  const rows = Array.from({ length: count }, (_, row) => row);
  return { answers: rows.map((row) => ask(row, () => undefined)), at: Uint16Array.from(rows), isPure: false };
}
