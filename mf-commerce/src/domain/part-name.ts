/** A part as it is called: its brand stands first, once. */
export function partName({ brand, name }: { brand?: string; name: string }): string {
  const maker = brand?.trim() ?? '';
  return maker === '' || name.toLowerCase().startsWith(maker.toLowerCase()) ? name : `${maker} ${name}`;
}
