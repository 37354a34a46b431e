import { lengthOf, longest, tooLong } from './kinds/plain';

const dearest = 100_000;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

type Read<T> = { value: T } | { error: string };

/** The part's name, trimmed. */
export function readName(text: string): Read<string> {
  const name = text.trim();
  if (!visible.test(name)) return { error: 'Write the part’s name.' };
  return lengthOf(name) > longest ? { error: tooLong } : { value: name };
}

/** The maker's name; undefined where none is given. */
export function readBrand(text: string): Read<string | undefined> {
  const brand = text.trim();
  if (brand === '') return { value: undefined };
  return lengthOf(brand) > longest ? { error: tooLong } : { value: brand };
}

/** A price in US dollars, to the cent. What is owned may be without one: it counts 0. */
export function readPrice(text: string, owned: boolean): Read<number> {
  const price = text.trim();
  if (price === '' && owned) return { value: 0 };
  if (price === '') return { error: 'Write the price in US dollars, such as 129.99. Write 0 if it costs nothing.' };
  if (!/^\d+(\.\d+)?$/.test(price))
    return { error: 'Write the price as a plain number, such as 129.99, without currency sign or commas.' };
  if (!/^\d+(\.\d{1,2})?$/.test(price)) return { error: 'Write at most two decimals.' };
  return Number(price) > dearest ? { error: `Write a price of at most ${dearest}.` } : { value: Number(price) };
}
