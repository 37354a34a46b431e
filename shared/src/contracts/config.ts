import * as v from 'valibot';

const text = v.pipe(v.string('is missing or not a text'), v.minLength(1, 'is empty'));

/** The runtime config: served as `/config.json` and inlined into the page. Texts that a deployment may change stand here. */
export const configSchema = v.object({
  product: v.object({ name: text, highlight: text }),
  owner: v.object({ email: text }),
  retailer: v.object({ name: text, homeUrl: v.pipe(text, v.url('is not an address')), cartUrl: v.pipe(text, v.url('is not an address')) }),
  support: v.object({ email: text, phone: text, phoneHours: text, address: text, replyHours: v.pipe(v.number(), v.minValue(1)) }),
  /** `off`, or the address of a stock photo with `{category}` where the image category belongs. */
  stockPhotos: v.optional(
    v.union([v.literal('off'), v.pipe(v.string(), v.startsWith('https://'), v.includes('{category}'))], 'must be "off" or an https address with {category} in it'),
    'off',
  ),
  catalogue: v.picklist(['built-in'], 'must be "built-in"'),
});

export type Config = v.InferOutput<typeof configSchema>;
