/** A part as it is called: brand and name as one text. A name that starts with its brand, or has none, stays as it is. */
export function partName({ brand, name }: { brand?: string | undefined; name: string }): string {
  const maker = brand?.trim() ?? '';
  return maker === '' || name.toLowerCase().startsWith(maker.toLowerCase()) ? name : `${maker} ${name}`;
}
