/** @jest-environment node */
import { answersByFacts } from './answers-by-facts';
import { columnOf } from './rows';

type Facts = Readonly<Record<string, unknown>>;

const codesIn = (rows: readonly Facts[]) => (fact: string) =>
  columnOf(rows.map((row) => row[fact]))?.codes ?? new Uint16Array(rows.length);

/** Reads the fact `also` only where `kind` is 'a', as a rule does that needs no more. */
const question = (facts: Facts, note: (fact: string) => void): string => {
  note('kind');
  if (facts['kind'] !== 'a') return 'not a';
  note('also');
  return `a with ${JSON.stringify(facts['also'])}`;
};

const asked = (rows: readonly Facts[], ask: (facts: Facts, note: (fact: string) => void) => string) => {
  const { answers, at, isPure } = answersByFacts(rows.length, codesIn(rows), (row, note) => ask(rows[row] ?? {}, note));
  return { said: [...at].map((place) => answers[place]), runs: answers.length, isPure };
};

test('a question is asked once for each combination of what it reads; what it does not read makes no other one', () => {
  const rows = [
    { kind: 'a', also: [1, 2], name: 'one' },
    { kind: 'a', also: [1, 2], name: 'two' },
    { kind: 'a', also: [2, 1] },
    { kind: 'b', also: [1, 2] },
    { kind: 'b', also: null },
    { kind: 'a', also: null },
    { kind: 'a' },
    { kind: 'a', name: 'three' },
  ];
  expect(asked(rows, question)).toEqual({
    said: [
      'a with [1,2]',
      'a with [1,2]',
      'a with [2,1]',
      'not a',
      'not a',
      'a with null',
      'a with undefined',
      'a with undefined',
    ],
    runs: 5,
    isPure: true,
  });
});

test('a question that reads nothing is asked once', () => {
  expect(asked([{}, {}, {}], () => 'one')).toEqual({ said: ['one', 'one', 'one'], runs: 1, isPure: true });
  expect(asked([], () => 'one')).toEqual({ said: [], runs: 0, isPure: true });
});

test.each([
  ['another fact first', ['kind', 'also'], ['also', 'kind']],
  ['less than before', ['also', 'kind'], ['also']],
])('a question that reads by more than the facts is asked about each row, and told of: %s', (_, first, then) => {
  let times = 0;
  const rows = [{ kind: 'a' }, { kind: 'b' }, { kind: 'a', also: 1 }, { kind: 'a' }];
  const found = asked(rows, (facts, note) => {
    times += 1;
    for (const fact of times % 2 === 1 ? first : then) note(fact);
    return JSON.stringify(facts);
  });
  expect(found).toEqual({ said: rows.map((row) => JSON.stringify(row)), runs: 4, isPure: false });
});
