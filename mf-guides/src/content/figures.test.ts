import { guides } from '../../checks/guides';
import { figures } from './figures';

const text = guides
  .map(({ content }) => content)
  .join('\n')
  .replaceAll(/\s+/g, ' ');
const found = (pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([whole, group]) => group ?? whole))].toSorted();

test(spec('3.3', 'every share of power that a guide asks to keep is the one in the table'), () => {
  expect(found(/(\d+)% (?:of )?headroom/g)).toEqual([String(figures.psuHeadroomPercent)]);
  expect(text).toContain('then add a fifth');
  expect(figures.psuHeadroomPercent).toBe(100 / 5);
});

test('every socket and every kind of memory that a guide names is in the table', () => {
  expect(found(/\b(?:AM|LGA)\d+\b/g)).toEqual(Object.keys(figures.sockets).toSorted());
  expect(found(/\bDDR\d/g)).toEqual([...new Set(Object.values(figures.sockets).flat())].toSorted());
});

test('what the basics say of a socket and its memory is what the table says', () => {
  const { AM5, LGA1700, LGA1851 } = figures.sockets;
  expect([AM5, LGA1851]).toEqual([['DDR5'], ['DDR5']]);
  expect(text).toContain('AM5 and LGA1851 use DDR5');
  expect(text).toContain(`LGA1700 come for ${LGA1700.join(' or for ')}`);
});

test('every chipset that a guide names is in the table, on one side only', () => {
  const tunable = Object.values(figures.overclocking).flat();
  const locked = Object.values(figures.locked).flat();
  const named = found(/\b[ABHQWXZ][678]\d0[AE]?\b/g);
  expect(named.length).toBeGreaterThan(10);
  for (const chipset of named) expect([...tunable, ...locked].filter((known) => known === chipset)).toHaveLength(1);
  const entry = found(/entry chipset such as (.+?) (?:has|wants)/g).flatMap((list) => list.split(/, | or /));
  expect(entry.length).toBeGreaterThan(1);
  expect(figures.entryChipsets).toEqual(expect.arrayContaining(entry));
  expect(locked).toEqual(expect.arrayContaining([...figures.entryChipsets]));
});

test('the number of modules that slows DDR5 down is everywhere the same', () => {
  expect(found(/DDR5 runs slower with (\d+) modules than with two/g)).toEqual([String(figures.slowDdr5Modules)]);
});

test('coolers for sibling sockets are named in pairs', () => {
  const [[am4, am5], [lga1700, lga1851]] = figures.siblingSockets;
  expect(text).toContain(`Coolers for ${am4} often fit ${am5}, and those for ${lga1700} often ${lga1851}`);
});

test('the two links that a graphics card wants at least carry the same', () => {
  const [one, other] = figures.gpuLinks.map(({ gen, lanes }) => lanes * 2 ** gen);
  expect(one).toBe(other);
});

test('the display links carry 3840 × 2160 at 144 Hz as the gaming guide says', () => {
  const { displayLinks, dscGain, uhd144Gbit } = figures;
  expect(displayLinks['HDMI 2.1']).toBeGreaterThan(uhd144Gbit);
  expect(displayLinks['HDMI 2.0']).toBeLessThan(uhd144Gbit);
  expect(displayLinks['DisplayPort 1.4']).toBeLessThan(uhd144Gbit);
  expect(displayLinks['DisplayPort 1.4'] * dscGain).toBeGreaterThan(uhd144Gbit);
});

test('M.2 lengths, radiators and fans are those of the table', () => {
  expect(found(/\b22\d{2,3}\b/g)).toEqual(figures.m2Sizes.map(String).toSorted());
  const radiators = Object.entries(figures.radiatorW);
  const stated = [...text.matchAll(/\b(\d{3}) mm(?: carries|,)?(?: with)? about (\d+) W/g)].map(
    ([, mm = '', watts]) => [mm, Number(watts)],
  );
  expect(stated.length).toBe(4);
  for (const pair of stated) expect(radiators).toContainEqual(pair);
  expect(found(/radiator is (\d+) mm thick/g)).toEqual([String(figures.radiatorMm)]);
  expect(found(/its fans (\d+) mm/g)).toEqual([String(figures.fansMm)]);
});

test('the end of Windows 10 is the day in the table, written out', () => {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(figures.windows10End),
  );
  expect(found(/since (\d+ \w+ \d{4})/g)).toEqual([day]);
});
