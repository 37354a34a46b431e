import { shorten } from './shorten';

/** Emotion's cache without its table of prefixes: `plainStyles` of shared asks for none. */
export const withoutPrefixes = (code: string): string => shorten(code, 'prefix', '(value) { return value; }');
