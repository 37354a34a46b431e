/** A branch asks for a fact and goes on by its value; a leaf is the answer. */
type Node<A> = { fact: string; byValue: Map<unknown, Node<A>> } | { answer: A };

/** A fact's value, such that equal ones are identical: `meaningOf`. */
export type FactOf = (fact: string) => unknown;

/**
 * The answers to one question about many parts, by the facts that the question really reads. The question has to be pure: which fact it
 * reads next depends on nothing but the values that it has read before. One that is found not to be is asked about each part: slow, and right.
 */
export class FactTrie<A> {
  #root: Node<A> | undefined;
  #runs = 0;
  #isPure = true;

  /** How often the question was asked: once for each combination of what it reads. */
  get runs(): number {
    return this.#runs;
  }

  /** False once a question read by more than the facts. */
  get isPure(): boolean {
    return this.#isPure;
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
    if (!this.#isPure) return answer;
    let node: Node<A> = { answer };
    const facts = [...read];
    for (const fact of facts.toReversed()) node = { fact, byValue: new Map([[factOf(fact), node]]) };
    this.#isPure = this.#root === undefined || isGrafted(this.#root, node);
    this.#root = this.#isPure ? (this.#root ?? node) : undefined;
    return answer;
  }
}

/** Gives a trie one more path, which has a single value at each of its branches. False where the two do not read alike. */
function isGrafted<A>(onto: Node<A>, path: Node<A>): boolean {
  if (!('fact' in onto) || !('fact' in path) || path.fact !== onto.fact) return false;
  return [...path.byValue].every(([value, rest]) => {
    const there = onto.byValue.get(value);
    if (there) return isGrafted(there, rest);
    onto.byValue.set(value, rest);
    return true;
  });
}
