import { accessorySchema, accessoryThemes } from '.';

test(spec('3.10', 'an accessory has the fields of the specification, and the item number of the retailer'), () => {
  expect(Object.keys(accessorySchema.entries).toSorted()).toEqual([
    'brand',
    'category',
    'compatibility',
    'description',
    'group',
    'id',
    'imageUrl',
    'name',
    'price',
    'productUrl',
    'recommended',
    'retailerSku',
    'theme',
    'useFallbackImage',
  ]);
});

test(spec('3.14', 'themes'), () => {
  expect(accessoryThemes).toEqual([
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
  ]);
});
