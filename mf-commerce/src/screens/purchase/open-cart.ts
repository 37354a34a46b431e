/** Opens an address in a new tab that cannot reach back; false where the browser did not allow one. Throws an Error for an address that cannot be opened. */
export function openCart(address: string): boolean {
  // With `noopener` the answer is null for an opened tab too, and a blocked one could not be told from it.
  const tab = window.open(address, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}
