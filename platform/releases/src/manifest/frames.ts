import * as v from 'valibot';
import type { Config } from '@rig4u/shared/contracts';
import { exampleAddress } from './fields';

/** The file of a release that holds its prerendered screens. */
export const framesFile = 'frames.json';

/** The settings that may be read on a prerendered screen. Where an installation has others than the build, its screens are not used. */
export const shownSettings = ({ product, retailer, support }: Config) => ({ product, retailer, support });

const screen = v.object({
  path: exampleAddress,
  title: v.string(),
  description: v.string(),
  /** `whole`: it can be read without a script. `frame`: the script brings what is in it. `head`: there is no markup. */
  kind: v.picklist(['whole', 'frame', 'head']),
  /** Of a frame that is a title at most: who looks for something to read is not sent there. */
  outline: v.optional(v.boolean()),
  html: v.optional(v.string(), ''),
  /** The rules of the look that it needs. */
  css: v.optional(v.array(v.string()), []),
  /** Addresses that it calls open; where one is not, the screen would mislead. */
  opens: v.optional(v.array(v.string()), []),
});

/** `frames.json`: the screens of a part as markup, in the order of their addresses. */
export const framesSchema = v.object({
  schema: v.literal(1),
  settings: v.record(v.string(), v.unknown()),
  screens: v.array(screen),
  /** Of a host only: header and footer around `frameSlots.screen`. */
  shell: v.optional(v.object({ html: v.string(), css: v.array(v.string()) })),
  /** Of a host only: the address of each file that shared code names, by its path in shared/src. */
  assets: v.optional(v.record(v.string(), v.string()), {}),
});

export type Frames = v.InferOutput<typeof framesSchema>;
export type Frame = v.InferOutput<typeof screen>;

/** What the gateway puts into prerendered markup. */
export const frameSlots = {
  /** Where the screen of a remote stands inside the shell. */
  screen: '<rig4u-screen></rig4u-screen>',
  /** The markup of one link of header or footer. */
  link: /<a [^>]*href="\/rig4u-link\/(header|footer)"[^>]*>rig4u-link<\/a>/g,
  /** Its address, and its text. */
  linkHref: /href="\/rig4u-link\/\w+"/,
  linkText: 'rig4u-link',
  /** The address of a file of shared code, which the host's release has. */
  asset: /rig4u-shared:([\w./-]+)/g,
} as const;
