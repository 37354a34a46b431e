import type { PartType } from '@rig4u/shared/builds';

/**
 * Version 1 carries the catalogue's parts, version 2 those of the market too, version 3 also what was entered of parts. A build is written in the lowest version that can say it,
 * so that releases from before the market open most links.
 */
export const newestVersion = 3;
/**
 * The types that a link knows, one bit each in this order. They are never put in another order: a type more comes last, or the bits of
 * every link that exists would shift, and its check sum would still fit.
 */
export const linkTypes: readonly PartType[] = [
  ...(['cpu', 'motherboard', 'gpu', 'ram', 'storage', 'case', 'psu', 'cooling', 'caseFan', 'thermalPaste'] as const),
  ...(['monitor', 'keyboard', 'mouse', 'headset', 'speakers', 'webcam', 'microphone', 'networkCard'] as const),
  ...(['soundCard', 'cables', 'controller', 'ups', 'capture', 'os'] as const),
];
/** Version 1 has as many types, for ever; version 2 says how many it has. */
export const typesOfVersion1 = 24;
/**
 * The catalogue a link's part numbers belong to. It goes up by one when parts are added; numbers are never given
 * twice, so older links stay good.
 */
export const catalogueEdition = 3;
/** The same of the market's lists of numbers. */
export const marketEdition = 1;

/** Every version begins with these widths of `version` and `edition`, and ends in a CRC-16 over all before it. A character is one of ASCII. */
export const widths = { version: 4, edition: 8, types: 8, marketNumber: 16, character: 7, crc: 16 };

/** The highest part number of the catalogue, and the highest quantity, that a link carries. */
export const maxNumber = 9_999;
/** The width of the largest number in Elias gamma. */
export const numberWidth = 14;
/** The highest part number of the market that a link carries: 13 times as many as the longest list had at first. */
export const maxMarketNumber = 2 ** widths.marketNumber - 1;
/** Lines of one type that a link carries. */
export const maxLines = 20;
/** Characters of the longest code that is looked at; the fullest build stays below. */
export const maxCode = 1_200;
