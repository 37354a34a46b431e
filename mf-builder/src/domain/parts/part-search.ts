/** The parts whose name or brand contains the query, whatever the case of its letters; all of them for an empty query. */
export function searchParts<P extends { name: string; brand: string }>(
  parts: readonly P[],
  query: string,
): readonly P[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return parts;
  return parts.filter(({ name, brand }) => name.toLowerCase().includes(wanted) || brand.toLowerCase().includes(wanted));
}
