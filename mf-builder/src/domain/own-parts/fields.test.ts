import { partTypeNames } from '@rig4u/shared/builds';
import * as v from 'valibot';
import { specSchemas } from '../../catalogue/schema';
import { checkedFacts, notAsked } from './checked-facts';
import { fieldsOf } from './fields';
import type { AskedFact } from './question';

const keys = (facts: readonly AskedFact[]) => facts.map(({ key }) => key);

test.each(partTypeNames)('%s: every fact of the schema is asked once, or knowingly left out', (type) => {
  const { checked, more } = fieldsOf(type);
  const all = [...keys(checked), ...keys(more), ...(notAsked[type] ?? [])];
  expect(all.toSorted()).toEqual(Object.keys(specSchemas[type].entries).toSorted());
  expect(keys(checked)).toEqual(checkedFacts[type]);
});

test.each(partTypeNames)('%s: no two questions share an id, and none is without words', (type) => {
  const { checked, more } = fieldsOf(type);
  const questions = [...checked, ...more].flatMap((fact) => fact.questions);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  for (const { label, control, answers } of questions) {
    expect(label).not.toBe('');
    if (control === 'choice' || control === 'several') expect(answers?.length).toBeGreaterThan(0);
  }
});

const question = (type: (typeof partTypeNames)[number], id: string) => {
  const { checked, more } = fieldsOf(type);
  return [...checked, ...more].flatMap((fact) => fact.questions).find((one) => one.id === id);
};

test('units stand behind the label', () => {
  expect(question('gpu', 'lengthMm')?.label).toBe('Length (mm)');
  expect(question('cpu', 'maxPowerW')?.label).toBe('Highest power (W)');
  expect(question('storage', 'capacity')?.label).toBe('Capacity (GB)');
  expect(question('cpu', 'cores')?.label).toBe('Cores');
});

test('each kind of fact gets the control it is answered by', () => {
  expect(question('gpu', 'lengthMm')?.control).toBe('number');
  expect(question('cpu', 'socket')).toMatchObject({
    control: 'text',
    suggestions: expect.arrayContaining(['AM5', 'LGA1700']),
  });
  expect(question('cpu', 'ecc')?.answers).toEqual([
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ]);
  expect(question('cooling', 'type')?.answers).toEqual([
    { value: 'air', label: 'Air' },
    { value: 'liquid', label: 'Liquid' },
  ]);
  expect(question('mouse', 'connectivity')).toMatchObject({ control: 'several' });
  expect(question('mouse', 'connectivity')?.answers?.map(({ value }) => value)).toEqual([
    'USB-A',
    'USB-C',
    '3.5mm',
    'XLR',
    '2.4GHz',
    'Bluetooth',
    'optical',
  ]);
  expect(
    fieldsOf('gpu')
      .checked.find(({ key }) => key === 'power')
      ?.questions.map(({ label }) => label),
  ).toEqual(['6-pin', '8-pin', '16-pin']);
});

test('every suggested answer is one that the fact takes', () => {
  let suggested = 0;
  for (const type of partTypeNames) {
    const schemas = new Map<string, v.GenericSchema>(Object.entries(specSchemas[type].entries));
    const { checked, more } = fieldsOf(type);
    for (const fact of [...checked, ...more]) {
      const schema = schemas.get(fact.key);
      for (const { id, suggestions = [] } of fact.questions) {
        for (const answer of suggestions) {
          const reading = fact.read({ [id]: answer });
          expect(reading?.ok && schema && v.is(schema, reading.value)).toBe(true);
          suggested += 1;
        }
      }
    }
  }
  expect(suggested).toBeGreaterThan(50);
});
