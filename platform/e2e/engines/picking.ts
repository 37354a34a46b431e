import * as v from 'valibot';
import type { Stage } from './stage';
import type { Visitor } from './visitor';
import { build, button, choose, completeBuild, dialog, heading } from './words';

const core = ['CPU', 'Motherboard', 'Graphics Card', 'Memory', 'Storage', 'Case', 'Power Supply'];
const cells = '[aria-labelledby=options-title]';
const rows = `${cells} tr.option`;

/** Run in the page: the dollars of a cell, the names of the first two parts. */
const priceIn = String((cell: Element) => Number(cell.textContent?.replace(/[^\d.]/g, '')));
const pricesShown = `[...document.querySelectorAll('${rows} .price')].map(${priceIn})`;
const isSorted = String((prices: number[]) => prices.every((price, place) => price >= (prices[place - 1] ?? 0)));
const firstTwo = `[...document.querySelectorAll('${rows} .name')].slice(0, 2).map((one) => one.title)`;

/** Chooses the first option of each category of the core and completes the build; answers its total in dollars. */
export async function composed(visitor: Visitor): Promise<number> {
  let cents = 0;
  for (const category of core) {
    await visitor.see(heading(category));
    const label = await visitor.property(choose, 'ariaLabel');
    cents += Math.round(Number(/\$([\d,]+\.\d{2})/.exec(label)?.[1]?.replaceAll(',', '')) * 100);
    await visitor.click(choose);
  }
  await visitor.read(build, 'Build Ready');
  const dollars = cents / 100;
  await visitor.read(build, dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' }));
  await visitor.click(completeBuild);
  await visitor.see(dialog(/is saved$/));
  return dollars;
}

/** On a phone each row is a block of its own: the engine must still call it a row of a table. */
export async function phoneTable({ visit }: Stage): Promise<void> {
  const visitor = await visit();
  await visitor.resize(390, 844);
  await visitor.open('/pc-part-picker?category=gpu');
  await visitor.see(choose);
  const shown = Number(await visitor.evaluate(`document.querySelectorAll('${rows}').length`));
  const parts = [
    ['table', cells, 1],
    ['row', rows, shown],
    ['rowheader', `${rows} th`, shown],
  ] as const;
  for (const [role, selector, expected] of parts) {
    const found = await visitor.countRole(role, selector);
    if (shown === 0 || found !== expected) throw new Error(`${found} of ${expected} elements are a ${role}`);
  }

  await visitor.click(button('Filter and sort'));
  await visitor.select({ role: 'combobox', name: 'Sort', within: dialog() }, 'price');
  await visitor.click(button(/^Show \d+ parts/, dialog()));
  // The list follows the sheet: it is rendered after the sheet's answer is painted.
  await visitor.holds('the parts from the lowest price up', `(${isSorted})(${pricesShown})`);
  const prices = v.parse(v.array(v.number()), await visitor.evaluate(pricesShown));
  if (prices.length !== shown) throw new Error(`Of ${shown} parts, sorting shows ${prices.length}`);

  for (const name of v.parse(v.array(v.string()), await visitor.evaluate(firstTwo))) {
    await visitor.click(button(name));
    await visitor.click(button('Tick for comparison', { role: 'region', name: /^Details of / }));
    await visitor.click(button(name));
  }
  await visitor.click(button('Compare'));
  await visitor.see(heading(/^Compar/));
  await visitor.click(choose);
  await visitor.see(heading(/^Memory/));
}

/** Run in the page: how many parts the head of the list says, and whether the rows are numbered without a gap, the head's being 1. */
const countShown = `parseInt(document.querySelector('#options-title ~ .count [role=status]').textContent.replaceAll(',', ''))`;
const areNumbered = `[...document.querySelectorAll('${rows}')].every((row, at) => row.getAttribute('aria-rowindex') === String(at + 2))`;
const capacities = `[...document.querySelectorAll('${rows}')].map((row) => parseInt(row.querySelector('.value').textContent))`;
const sortedByCapacity = `(${isSorted})(${capacities}) || (${isSorted})(${capacities}.reverse())`;

/** All memory on the market: searched, filtered, sorted, shown further, and a part of it chosen. */
export async function allMemory({ visit }: Stage): Promise<void> {
  const visitor = await visit();
  await visitor.open('/pc-part-picker?category=ram');
  await visitor.see(choose);
  await visitor.click({ role: 'radio', name: /^All / });
  await visitor.holds('all parts', `${countShown} === 4847`);
  await visitor.type({ role: 'searchbox', name: 'Search' }, 'fury beast');
  await visitor.holds('what was searched', `${countShown} < 400`);
  const found = Number(await visitor.evaluate(countShown));

  await visitor.click(button(/^Type/));
  await visitor.click({ role: 'checkbox', name: /^DDR5/ });
  await visitor.click(button('Close'));
  await visitor.holds('what was filtered', `${countShown} < ${found}`);
  const left = Number(await visitor.evaluate(countShown));
  if (left <= 96) throw new Error(`${left} parts are less than two pages`);
  await visitor.click(button(/^Capacity/, { role: 'columnheader' }));
  await visitor.holds('the parts by capacity', sortedByCapacity);

  await visitor.click(button(/^Show 48 more of /));
  await visitor.holds('96 rows by capacity', `${capacities}.length === 96 && (${sortedByCapacity})`);
  await visitor.holds('numbered rows', areNumbered);
  const begin = `document.querySelectorAll('${rows}')[48].contains(document.activeElement)`;
  await visitor.holds('the focus where the further rows begin', begin);
  const told = await visitor.countRole('row', rows);
  if (told !== 96) throw new Error(`Of 96 elements ${told} are a row`);

  await visitor.click(button(/^Choose .*FURY Beast.*no price known/));
  await visitor.see(heading('Storage'));
  await visitor.read(build, 'without a price');
}
