import type { Retailer } from './newegg-cart-link';

/** The link that looks for a name in the retailer's shop; undefined where the shop has no search. */
export function searchLink({ searchUrl }: Pick<Retailer, 'searchUrl'>, name: string): string | undefined {
  // Half of a surrogate pair would throw, so it is replaced first. A replacing text would read `$` as a command.
  const query = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\ufffd'));
  return searchUrl?.replaceAll('{query}', () => query);
}
