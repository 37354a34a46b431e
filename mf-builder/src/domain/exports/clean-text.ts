// Control characters, and the marks that turn the direction of everything after them. Right-to-left letters and joined emoji need neither.
const controls = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** The text without control characters; its lines end in `\n`. */
export const clean = (text: string): string => text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(controls, '');

/** The text on one line. */
export const oneLine = (text: string): string => clean(text).replace(/\s+/g, ' ').trim();
