import * as v from 'valibot';

/** A word or short phrase that is really there. */
export const text = v.pipe(v.string(), v.trim(), v.minLength(1));

/** A measure above zero; its unit stands in the fact's name. */
export const measure = v.pipe(v.number(), v.finite(), v.gtValue(0));

/** How many there are; 0 says "known to be none". */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How many there are where none is impossible. */
export const some = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A month such as 2026-07. */
export const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

export const flag = v.boolean();

export const texts = v.array(text);

/** A fact that may be unknown: then the key is absent. */
export const maybe = v.exactOptional;

/** Lighting: none, one fixed colour, 12 V RGB or 5 V ARGB. */
export const lighting = v.picklist(['none', 'fixed', 'RGB', 'ARGB']);
