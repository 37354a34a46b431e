const picker = '/pc-part-picker';
const one = (base: string, id: string): string => `${base}/${encodeURIComponent(id)}`;

/** Every address of the product: the one table that links, routes and tests read. Ids are encoded here. */
export const paths = {
  home: '/',
  guides: '/guides',
  guide: (id: string): string => one('/guides', id),
  picker,
  pickerAlias: '/pc-builder',
  savedBuild: (id: string): string => one(picker, id),
  savedBuildSettings: (id: string): string => `${one(picker, id)}/settings`,
  fitView: `${picker}/fit`,
  savedBuildFitView: (id: string): string => `${one(picker, id)}/fit`,
  optimalBuild: '/optimal-build',
  savedBuilds: '/saved-builds',
  purchase: '/purchase',
  contact: '/contact',
  account: '/account',
  admin: '/admin',
  imageManager: '/image-manager',
  terms: '/terms',
  privacy: '/privacy',
} as const;
