import { loadOrigins } from '../../catalogue/market/load-market';
import { loadNamed } from '../../catalogue/market/named-parts';
import { factMark, originGroups } from './fact-origins';

const board = async () => {
  const id = 'motherboard~100';
  const [[part], origins] = await Promise.all([loadNamed([id]), loadOrigins(id)]);
  if (!part) throw new Error(`${id} is not on the market`);
  return { part: { ...part, specs: part.specs ?? {} }, origins };
};
const titles = (groups: ReturnType<typeof originGroups>) => groups.map(({ title }) => title);

test('each fact of a part of the market stands in one group, with its reason', async () => {
  const { part, origins } = await board();
  const groups = originGroups(part, origins);
  const labels = groups.flatMap(({ facts }) => facts.map(({ label }) => label));
  expect(new Set(labels).size).toBe(labels.length);
  expect(titles(groups)).toEqual(['Stated by the source', 'Derived from other facts', 'Probable', 'May be wrong']);
  expect(groups[0]?.note).toContain('ODC Attribution License');
  for (const { facts } of groups.slice(1)) for (const { why } of facts) expect(why).toMatch(/^[A-Z].*\.$/);
});

test('a derived fact says its rule and how often that is wrong', async () => {
  const { part, origins } = await board();
  const [derived] = originGroups(part, origins).filter(({ title }) => title.startsWith('Derived'));
  expect(derived?.facts.map(({ why }) => why)).toContain(
    'Boards with their connectors on the back say so in their names. Wrong for 0 of 20 parts that keepers checked.',
  );
});

test('what is entered by hand is said to be so, whatever the source says', async () => {
  const { part, origins } = await board();
  const entered = { ...part, specs: { ...part.specs, socket: 'AM4' }, entered: ['socket'] };
  expect(originGroups(entered, origins)[0]).toMatchObject({ title: 'Entered by hand', facts: [{ label: 'Socket' }] });
  expect(factMark(entered, 'socket')).toBe('entered by hand');
});

test('a fact that was kept otherwise than the source has it now is said to be from before', async () => {
  const { part, origins } = await board();
  const older = { ...part, derived: [] };
  expect(titles(originGroups(older, origins))).toContain('From before');
  expect(titles(originGroups(part, new Map()))).toEqual(['From before']);
});

test('beside a fact stands what it is where it is not simply stated', () => {
  const marks = { id: 'gpu~1', doubted: ['bracketSlots', 'slots'], probable: ['bracketSlots'], derived: ['pcieGen'] };
  expect(['slots', 'bracketSlots', 'pcieGen', 'lengthMm'].map((fact) => factMark(marks, fact))).toEqual([
    'may be wrong',
    'probable',
    'not stated',
    undefined,
  ]);
});
