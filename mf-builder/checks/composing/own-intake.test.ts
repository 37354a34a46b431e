/** @jest-environment node */
import type { Brief } from './brief';
import { briefs } from './briefs';
import { isAired } from './compose';
import { optionOf } from './option';
import { takesAirIn } from './own-intake';
import { shelfFromFiles } from './shelf';

const shelf = shelfFromFiles();
const [brief] = briefs;

function part<T extends 'case' | 'cooling' | 'caseFan'>(type: T, name: string) {
  const found = shelf[type].find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${type} ${name}.`);
  return found;
}

const mesh = part('case', 'LANCOOL 207');
const onlyOut = part('case', 'The Tower 300');
const bare = part('case', 'O11 Dynamic EVO');
const radiator = part('cooling', 'Liquid Freezer III 420');
const fan = part('caseFan', 'P12 PWM PST');

test('air comes in by a fan of the case, or by a radiator that can only sit where air comes in', () => {
  expect(takesAirIn([mesh])).toBe(true);
  expect(takesAirIn([onlyOut])).toBe(false);
  expect(takesAirIn([onlyOut, radiator])).toBe(true);
  // This one may also sit at the top, where its fans blow out.
  expect(takesAirIn([bare, part('cooling', 'Liquid Freezer III Pro 360')])).toBe(false);
});

test('fans are bought where air does not come in, two at least for a case without any, and nowhere else', () => {
  if (!brief) throw new Error('There is no brief.');
  const free: Brief = { ...brief, price: [500, 900] };
  const aired = (box: typeof mesh, fans: number, asked = free): boolean =>
    isAired(
      [
        optionOf('case', [box], 0),
        optionOf(
          'caseFan',
          Array.from({ length: fans }, () => fan),
          0,
        ),
      ],
      asked,
    );
  expect([0, 1].map((fans) => aired(mesh, fans))).toEqual([true, false]);
  expect([0, 1].map((fans) => aired(onlyOut, fans))).toEqual([false, true]);
  expect([0, 1, 2].map((fans) => aired(bare, fans))).toEqual([false, false, true]);
  // To meet a price to the dollar a fan more may be bought.
  expect(aired(mesh, 1, { ...brief, price: [699, 699] })).toBe(true);
});
