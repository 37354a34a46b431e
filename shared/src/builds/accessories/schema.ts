import * as v from 'valibot';

export const accessoryCategoryNames = [
  'monitor',
  'keyboard',
  'mouse',
  'headset',
  'speaker',
  'webcam',
  'microphone',
  'accessory',
  'chair',
  'desk',
  'lighting',
] as const;
export type AccessoryCategory = (typeof accessoryCategoryNames)[number];

/** What a PC and what stands around it is used for. */
export const useCases = [
  'gaming',
  'streaming',
  'content-creation',
  'office-work',
  'programming',
  'general-use',
] as const;
export type UseCase = (typeof useCases)[number];

/** Looks that an accessory may have. */
export const accessoryThemes = [
  'rgb',
  'gaming',
  'minimal',
  'sleek',
  'luxury',
  'cyberpunk',
  'white',
  'retro',
  'industrial',
  'stealth',
] as const;
export type AccessoryTheme = (typeof accessoryThemes)[number];

const text = v.pipe(v.string(), v.nonEmpty());
const address = v.pipe(v.string(), v.startsWith('https://'), v.url());
const some = <T extends string>(names: readonly T[]) => v.pipe(v.array(v.picklist(names)), v.minLength(1));

/** One thing that goes with a PC. `price` in US dollars; absent where it differs too much to name one. */
export const accessorySchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  name: text,
  description: text,
  category: v.picklist(accessoryCategoryNames),
  brand: v.exactOptional(text),
  price: v.exactOptional(v.pipe(v.number(), v.minValue(39), v.maxValue(1599))),
  /** A photo; without one the category's drawing is shown. */
  imageUrl: v.exactOptional(address),
  useFallbackImage: v.exactOptional(v.boolean()),
  compatibility: some(useCases),
  theme: some(accessoryThemes),
  /** Where a category holds different things: which of them this is. */
  group: v.exactOptional(text),
  recommended: v.boolean(),
  productUrl: v.exactOptional(address),
  /** The retailer's item number; one that ends in R stands for refurbished goods and is not taken. */
  retailerSku: v.exactOptional(v.pipe(text, v.regex(/^[0-9A-Z-]*[0-9A-QS-Z]$/))),
});
export type Accessory = v.InferOutput<typeof accessorySchema>;

const listSchema = v.array(accessorySchema);

/** Accessories from JSON. Throws an Error that names the file's category and the first wrong field. */
export function parseAccessories(category: AccessoryCategory, json: unknown): readonly Accessory[] {
  const read = v.safeParse(listSchema, json);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(
    `The accessories of category ${category} are not readable: ${v.getDotPath(issue) ?? 'the list'}: ${issue.message}`,
  );
}
