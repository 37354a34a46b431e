import * as v from 'valibot';
import { pathPattern } from './remote';

/** A link in the header or the footer, in the order of the numbers. `for: 'owner'` shows it to the owner of the site alone. */
export const navPlace = v.object({
  path: pathPattern,
  text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(30)),
  order: v.number(),
  place: v.picklist(['header', 'footer']),
  for: v.optional(v.picklist(['owner'])),
});

/** Something that a part keeps with the visitor, as the privacy page says it. */
export const storedKey = v.object({
  key: v.pipe(v.string(), v.nonEmpty()),
  what: v.pipe(v.string(), v.nonEmpty()),
  kept: v.picklist(['in this browser', 'in the account']),
});

export type NavPlace = v.InferOutput<typeof navPlace>;
export type StoredKey = v.InferOutput<typeof storedKey>;
