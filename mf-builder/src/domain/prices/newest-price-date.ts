/** The newest price date among the parts, as it is written (ISO, so that texts compare like dates); undefined where none carries one. */
export function newestPriceDate(parts: readonly { priceDate?: string | undefined }[]): string | undefined {
  return parts.reduce<string | undefined>(
    (newest, { priceDate }) => (priceDate && (!newest || priceDate > newest) ? priceDate : newest),
    undefined,
  );
}
