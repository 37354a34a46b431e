import type { CartContents } from './cart-contents';

/** The part of the runtime config that names the shop. */
export interface Retailer {
  name: string;
  homeUrl: string;
  cartUrl: string;
  /** Its search, with `{query}` where what is looked for belongs. */
  searchUrl?: string | undefined;
}

/** The link that puts the listed items into the retailer's cart; its home page if there is nothing to buy. */
export function cartLink({ homeUrl, cartUrl }: Retailer, contents: Pick<CartContents, 'list'> | undefined): string {
  if (!contents || contents.list.length === 0) return homeUrl;
  const link = new URL(cartUrl);
  link.searchParams.delete('ItemList');
  link.searchParams.set('Submit', 'ADD');
  // `searchParams` would write each comma as %2C, but the retailer documents the list with commas.
  link.search += `&ItemList=${contents.list.join(',')}`;
  return link.href;
}
