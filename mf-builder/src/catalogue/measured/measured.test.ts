import { builtIn } from '../source';
import { catalogueChips, loadMeasuredChips } from '.';

test("the first script has the catalogue's own chips, and they say what the whole table says", async () => {
  const whole = await loadMeasuredChips();
  expect(Object.keys(whole.cpu).length).toBe(309);
  expect(Object.keys(whole.gpu).length).toBe(138);
  const processors = (await builtIn.load('cpu')).map(({ name }) => name);
  const cards = (await builtIn.load('gpu')).flatMap(({ specs }) => specs.chip ?? []);
  const of = <T>(table: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
    Object.fromEntries(Object.entries(table).filter(([chip]) => names.includes(chip)));
  expect(catalogueChips).toEqual({ cpu: of(whole.cpu, processors), gpu: of(whole.gpu, cards) });
  expect(Object.keys(catalogueChips.cpu)).toHaveLength(20);
});

test('one smaller chip has no measurement: the table pools it with a larger one of nearly its name', () => {
  expect(catalogueChips.gpu['GeForce RTX 3050']).toBeUndefined();
  expect(catalogueChips.gpu['GeForce RTX 5090']).toEqual([14964.81, 1550, 'OPTIX']);
});
