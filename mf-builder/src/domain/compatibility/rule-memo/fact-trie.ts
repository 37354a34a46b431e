/** A branch asks for a fact and goes on by its value; a leaf is the answer. */
type Node<A> = { fact: string; byValue: Map<unknown, Node<A>> } | { answer: A };

/** A fact's value, such that equal ones are identical: `meaningOf`. */
export type FactOf = (fact: string) => unknown;

/**
 * The answers to one question about many parts, by the facts that the question really reads. The question has to be pure: which fact it
 * reads next depends on nothing but the values that it has read before.
 */
export class FactTrie<A> {
  #root: Node<A> | undefined;
  #runs = 0;

  /** How often the question was asked: once for each combination of what it reads. */
  get runs(): number {
    return this.#runs;
  }

  /** The answer for a part: the one kept for its facts, or that of `ask`, which tells `note` each fact before it reads it. */
  answerFor(factOf: FactOf, ask: (note: (fact: string) => void) => A): A {
    let node = this.#root;
    while (node && 'fact' in node) node = node.byValue.get(factOf(node.fact));
    return node ? node.answer : this.#ask(factOf, ask);
  }

  #ask(factOf: FactOf, ask: (note: (fact: string) => void) => A): A {
    this.#runs += 1;
    const read = new Set<string>();
    const answer = ask((fact) => read.add(fact));
    let node: Node<A> = { answer };
    const facts = [...read];
    for (const fact of facts.toReversed()) node = { fact, byValue: new Map([[factOf(fact), node]]) };
    this.#root = this.#root ? grafted(this.#root, node) : node;
    return answer;
  }
}

/** A trie with one more path, which has a single value at each of its branches. */
function grafted<A>(onto: Node<A>, path: Node<A>): Node<A> {
  if (!('fact' in onto)) return path;
  if (!('fact' in path) || path.fact !== onto.fact) {
    const now = 'fact' in path ? path.fact : 'nothing';
    throw new Error(`A rule that read ${onto.fact} first reads ${now} this time.`);
  }
  for (const [value, rest] of path.byValue) {
    const there = onto.byValue.get(value);
    onto.byValue.set(value, there ? grafted(there, rest) : rest);
  }
  return onto;
}
