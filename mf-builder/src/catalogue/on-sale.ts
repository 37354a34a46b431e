/** What says of a part whether it is still sold. */
export interface Sold {
  soldUntil?: string | undefined;
}

/** Whether a part can be bought as new. */
export const isOnSale = ({ soldUntil }: Sold): boolean => soldUntil === undefined;

/** The parts that can be bought as new: whatever is computed, composed or suggested is made of these. */
export const onSale = <P extends Sold>(parts: readonly P[]): readonly P[] => parts.filter(isOnSale);
