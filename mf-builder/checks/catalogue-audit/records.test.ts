import { readRecords } from './records';

const line = '{"id":"bc:1","name":"Sample One","brand":"Sample","tdpW":65}';

test('reads one record per line and skips empty lines', () => {
  const records = readRecords('cpu.jsonl', `${line}\n\n${line}\n`);
  expect(records.map((record) => [record.name, record['tdpW']])).toEqual([
    ['Sample One', 65],
    ['Sample One', 65],
  ]);
});

test.each(['{"id":', '{"id":"bc:2","name":"no brand"}', '7'])(
  'names the file and line of a broken record: %s',
  (broken) => {
    expect(() => readRecords('cpu.jsonl', `${line}\n${broken}`)).toThrow(
      'cpu.jsonl, line 2: expected a JSON record with id, name and brand. Correct the line or fetch the file again.',
    );
  },
);
