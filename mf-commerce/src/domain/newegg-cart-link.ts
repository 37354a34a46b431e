import type { CartContents } from './cart-contents';

export interface Retailer {
  name: string;
  homeUrl: string;
  cartUrl: string;
}

/** The address that puts the listed items into the retailer's cart; its home page where there is no build or nothing to buy. */
export function cartAddress({ homeUrl, cartUrl }: Retailer, contents: Pick<CartContents, 'list'> | undefined): string {
  if (!contents || contents.list.length === 0) return homeUrl;
  const address = new URL(cartUrl);
  address.searchParams.delete('ItemList');
  address.searchParams.set('Submit', 'ADD');
  // Written by hand: `searchParams` writes a comma as %2C, and the list is documented with commas.
  address.search += `&ItemList=${contents.list.join(',')}`;
  return address.href;
}
