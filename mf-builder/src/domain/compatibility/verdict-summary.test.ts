import { summaryWords, verdictOf, type BuildComponents } from '@rig4u/shared/builds';
import { probablyFits } from '../../../checks/probably-fits';
import { check } from './check';
import { fromComponents } from './checked-build';
import { rulesEdition } from './rules-edition';
import { verdictSummary } from './verdict-summary';

const now = new Date('2026-11-22T08:00:00.000Z');
const cpu = { id: 'cpu1', name: 'Chip', price: 300, specs: { socket: 'AM5' } };
const board = (socket: string, name = 'Board') => ({ id: 'mb1', name, price: 200, specs: { socket } });
const summaryOf = (components: BuildComponents) => verdictSummary(components, check(fromComponents(components)), now);

test('counts, edition, day and the worst sentence, for these parts', () => {
  const components = { cpu, motherboard: board('LGA1700') };
  const found = check(fromComponents(components));
  const worst = found.findings.find(({ rule }) => rule === 'cpu-socket');
  const summary = summaryOf(components);
  expect(summary).toMatchObject({
    date: now.toISOString(),
    edition: rulesEdition,
    fails: 1,
    worst: { rule: 'cpu-socket', sentence: worst?.message },
  });
  expect(summary.passed + summary.warnings + summary.fails + summary.unknowns).toBe(found.findings.length);
  expect(verdictOf({ components, verdict: summary }, rulesEdition)).toEqual(summary);
  expect(summaryWords(summary).line).toBe(`1 part does not fit: ${worst?.message}`);
});

test('where nothing fails or warns there is no worst sentence', () => {
  const summary = summaryOf({ cpu, motherboard: board('AM5') });
  expect(summary).toMatchObject({ fails: 0, warnings: 0 });
  expect(summary).not.toHaveProperty('worst');
});

test('what probably fits is counted among the unknowns, and apart', () => {
  const summary = summaryOf(probablyFits);
  expect(summary).toMatchObject({ unknowns: 1, probable: 1 });
  expect(verdictOf({ components: probablyFits, verdict: summary }, rulesEdition)).toEqual(summary);
  const { probable: _none, ...before } = summary;
  expect(summaryOf({ ...probablyFits, gpu: { ...probablyFits.gpu, probable: [] } })).toEqual(before);
});

test('one part alone was not checked', () => {
  expect(summaryWords(summaryOf({ monitor: { id: 'm', name: 'Screen', price: 1 } })).brief).toBe('not checked');
});

test('a part with a name of 10,000 characters makes no summary that is refused', () => {
  const components = { cpu, motherboard: board('LGA1700', 'x'.repeat(10_000)) };
  const summary = summaryOf(components);
  expect(summary.worst?.sentence).toMatch(/…$/);
  expect(verdictOf({ components, verdict: summary }, rulesEdition)).toEqual(summary);
});

test('names of 10,000 characters outside the basic plane make a summary of less than the 4 KB that a saved build may have', () => {
  const long = '\u{1F5A5}'.repeat(5_000);
  const components = {
    cpu: { ...cpu, specs: { socket: 'AM5', igpu: null, coolerIncluded: false } },
    gpu: { id: 'own-1', name: 'Card', price: 1, specs: { outputs: [{ kind: 'dp', version: '1.4', count: 1 }] } },
    monitor: { id: 'own-2', name: long, price: 1, specs: { inputs: [{ kind: 'vga' }] } },
    motherboard: board('LGA1700', long),
  };
  expect(new TextEncoder().encode(JSON.stringify(summaryOf(components))).length).toBeLessThan(4_096);
});
