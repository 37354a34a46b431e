/** Brand and name as one text; a name that already starts with its brand, or has none, stays as it is. */
export function fullName({ name, brand = '' }: { name: string; brand?: string | undefined }): string {
  return brand === '' || name.toLowerCase().startsWith(brand.toLowerCase()) ? name : `${brand} ${name}`;
}
