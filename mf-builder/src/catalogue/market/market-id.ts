import { isPartType, type PartType } from '@rig4u/shared/builds';

/** The id of the part with this number in the market's list of its type: `gpu~123`. */
export const marketId = (type: PartType, n: number): string => `${type}~${n}`;

/** What the id of a part of the market says; undefined for another id. */
export function readMarketId(id: string): { type: PartType; n: number } | undefined {
  const [type = '', digits = '', ...rest] = id.split('~');
  return isPartType(type) && /^[1-9]\d*$/.test(digits) && rest.length === 0 ? { type, n: Number(digits) } : undefined;
}
