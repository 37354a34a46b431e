import * as v from 'valibot';

const text = v.pipe(v.string('is missing or not a text'), v.minLength(1, 'is empty'));

const address = v.pipe(text, v.url('is not an address'));

/** The identity provider and the database of an installation. */
export const servicesSchema = v.object({
  auth: v.object({
    apiKey: text,
    authDomain: text,
    projectId: text,
    /** Where the provider's emulator listens, on an installation that has its own; left out, it is the hosted provider. */
    emulatorUrl: v.optional(address),
  }),
  /** `url` is the part before `/rest/v1`; `anonKey` is public. */
  database: v.object({ url: address, anonKey: text }),
});

export type Services = v.InferOutput<typeof servicesSchema>;

/** The runtime config: served as `/config.json` and inlined into the page. Texts that a deployment may change stand here. */
export const configSchema = v.object({
  product: v.object({ name: text, highlight: text }),
  owner: v.object({ email: text }),
  /** `searchUrl` is the shop's search, with `{query}` where what is looked for belongs; without it no part is searched for. */
  retailer: v.object({
    name: text,
    homeUrl: address,
    cartUrl: address,
    searchUrl: v.optional(v.pipe(address, v.includes('{query}', 'must have {query} in it'))),
  }),
  support: v.object({
    email: text,
    phone: text,
    phoneHours: text,
    address: text,
    replyHours: v.pipe(v.number(), v.minValue(1)),
  }),
  /** `off`, or the address of a stock photo with `{category}` where the image category belongs. */
  stockPhotos: v.optional(
    v.union(
      [v.literal('off'), v.pipe(v.string(), v.startsWith('https://'), v.includes('{category}'))],
      'must be "off" or an https address with {category} in it',
    ),
    'off',
  ),
  /** Other origins that edited images may come from, such as `https://photos.example`; the page loads pictures from no others. */
  imageHosts: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.check((host) => URL.canParse(host) && host.startsWith('https://') && new URL(host).origin === host),
      ),
      'must be a list of https origins',
    ),
    [],
  ),
  /** How many visits tell how their page loaded, from 0 to 1. A failure is always told. */
  loadReports: v.optional(v.object({ share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) }), { share: 1 }),
  catalogue: v.picklist(['built-in'], 'must be "built-in"'),
  /** Not in any file: the gateway enters what it was started with. Without it nobody can sign in, and errors stay in the gateway's log. */
  services: v.optional(servicesSchema),
});

export type Config = v.InferOutput<typeof configSchema>;
