import type { PartType } from '@rig4u/shared/builds';

/** The layout of the bits in a link. */
export const linkVersion = 1;
/**
 * The types of version 1, one bit each in this order, for ever: a type more would shift the bits of every link that exists, and its
 * check sum would still fit. What comes after these 24 is for another version.
 */
export const linkTypes: readonly PartType[] = [
  ...(['cpu', 'motherboard', 'gpu', 'ram', 'storage', 'case', 'psu', 'cooling', 'caseFan', 'thermalPaste'] as const),
  ...(['monitor', 'keyboard', 'mouse', 'headset', 'speakers', 'webcam', 'microphone', 'networkCard'] as const),
  ...(['soundCard', 'cables', 'controller', 'ups', 'capture', 'os'] as const),
];
/**
 * The catalogue a link's part numbers belong to. It goes up by one when parts are added; numbers are never given
 * twice, so older links stay good.
 */
export const catalogueEdition = 3;

/** Every version keeps these widths: `version`, then what it says, then a CRC-16 over all of it. */
export const widths = { version: 4, edition: 8, crc: 16 };

/** The highest part number and quantity a link carries. */
export const maxNumber = 9_999;
/** The width of the largest number in Elias gamma. */
export const numberWidth = 14;
/** Lines of one type that a link carries. */
export const maxLines = 20;
/** Characters of the longest code that is looked at; the fullest build stays below. */
export const maxCode = 1_200;
