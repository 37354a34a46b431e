/** An image that the owner may change. `category` is a name that `illustrationFor` knows. */
export interface ManagedImage {
  id: string;
  name: string;
  kind: 'preset' | 'accessory';
  category: string;
  /** Its own address; without one it is a drawing. */
  src: string;
}

/** What is needed to know of a preset or an accessory. */
export interface Pictured {
  id: string;
  name: string;
  category: string;
  imageUrl?: string | undefined;
}

/** Every image of the product, presets first. An item without an address has the empty one. */
export const managedImages = (
  presets: readonly Pictured[],
  accessories: readonly Pictured[],
): readonly ManagedImage[] => [
  ...presets.map((item) => managed(item, 'preset')),
  ...accessories.map((item) => managed(item, 'accessory')),
];

const managed = ({ id, name, category, imageUrl = '' }: Pictured, kind: ManagedImage['kind']): ManagedImage => ({
  id,
  name,
  kind,
  category,
  src: imageUrl,
});

export const imageFilters = [
  { value: 'all', label: 'All' },
  { value: 'presets', label: 'Presets' },
  { value: 'accessories', label: 'Accessories' },
  { value: 'edited', label: 'Edited' },
] as const;
export type ImageFilter = (typeof imageFilters)[number]['value'];

/** The filter of that name; all images for a name that there is not. */
export const filterNamed = (name: string | null): ImageFilter =>
  imageFilters.find(({ value }) => value === name)?.value ?? 'all';

/** The images of a filter whose name or id contains the query, whatever its case; spaces around it do not count. */
export function findImages(
  images: readonly ManagedImage[],
  filter: ImageFilter,
  query: string,
  isEdited: (id: string) => boolean,
): readonly ManagedImage[] {
  const sought = query.trim().toLowerCase();
  const belongs = ({ id, kind }: ManagedImage): boolean =>
    filter === 'all' ||
    (filter === 'presets' && kind === 'preset') ||
    (filter === 'accessories' && kind === 'accessory') ||
    (filter === 'edited' && isEdited(id));
  return images.filter(
    (image) => belongs(image) && (image.name.toLowerCase().includes(sought) || image.id.toLowerCase().includes(sought)),
  );
}
