import type { Config } from '../src/kernel/contracts/config';

/** The config that component tests run with: the product's defaults, with contact data that nobody owns. */
export const testConfig: Config = {
  product: { name: 'Rig4U', highlight: '4U' },
  owner: { email: 'owner@rig4u.example' },
  retailer: {
    name: 'Newegg',
    homeUrl: 'https://www.newegg.com/',
    cartUrl: 'https://secure.newegg.com/Shopping/AddtoCart.aspx',
    searchUrl: 'https://www.newegg.com/p/pl?d={query}',
  },
  support: {
    email: 'support@rig4u.example',
    phone: '+1 555 0100',
    phoneHours: 'Monday-Friday 9am-5pm EST',
    address: '1 Workbench Way, Springfield',
    replyHours: 24,
  },
  stockPhotos: 'off',
  imageHosts: ['https://photos.example'],
  loadReports: { share: 1 },
  catalogue: 'built-in',
};
