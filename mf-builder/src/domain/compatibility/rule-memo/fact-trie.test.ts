/** @jest-environment node */
import { FactTrie } from './fact-trie';
import { meaningOf } from './meaning';

type Facts = Readonly<Record<string, unknown>>;
const factOf = (facts: Facts) => (fact: string) => meaningOf(facts[fact]);

/** Reads the fact `also` only where `kind` is 'a', as a rule does that needs no more. */
const question = (facts: Facts, note: (fact: string) => void): string => {
  note('kind');
  if (facts['kind'] !== 'a') return 'not a';
  note('also');
  return `a with ${JSON.stringify(facts['also'])}`;
};

test('a question is asked once for each combination of what it reads; what it does not read makes no other one', () => {
  const trie = new FactTrie<string>();
  const answers = [
    { kind: 'a', also: [1, 2], name: 'one' },
    { kind: 'a', also: [1, 2], name: 'two' },
    { kind: 'a', also: [2, 1] },
    { kind: 'b', also: [1, 2] },
    { kind: 'b', also: null },
    { kind: 'a', also: null },
    { kind: 'a' },
    { kind: 'a', name: 'three' },
  ].map((facts) => trie.answerFor(factOf(facts), (note) => question(facts, note)));
  expect(answers).toEqual([
    'a with [1,2]',
    'a with [1,2]',
    'a with [2,1]',
    'not a',
    'not a',
    'a with null',
    'a with undefined',
    'a with undefined',
  ]);
  expect(trie.runs).toBe(5);
});

test('a question that reads nothing is asked once', () => {
  const trie = new FactTrie<number>();
  expect([1, 2, 3].map((answer) => trie.answerFor(factOf({}), () => answer))).toEqual([1, 1, 1]);
});

test('a question that reads by more than the facts is asked about each part, and told of', () => {
  const trie = new FactTrie<string>();
  const ask = () => trie.answerFor(factOf({ kind: 'a' }), (note) => question({ kind: 'a' }, note));
  ask();
  expect(trie.isPure).toBe(true);
  const other = (note: (fact: string) => void): string => {
    note('also');
    return 'other';
  };
  expect(trie.answerFor(factOf({ kind: 'b' }), other)).toBe('other');
  expect(trie.isPure).toBe(false);
  const before = trie.runs;
  expect([ask(), ask()]).toEqual(['a with undefined', 'a with undefined']);
  expect(trie.runs - before).toBe(2);
});
