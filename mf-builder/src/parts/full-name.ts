/** Brand and name as one text; a name that already starts with its brand stays as it is. */
export function fullName({ name, brand }: { name: string; brand: string }): string {
  return name.toLowerCase().startsWith(brand.toLowerCase()) ? name : `${brand} ${name}`;
}
