/** Where the gateway puts its facts into a host release's index.html. */
export const pageSlots = {
  config: '<!--rig4u:config-->',
  /** The index of the registry, and the record of the remote that owns the address. */
  index: '<!--rig4u:index-->',
  /** In hosts that were built before there was an index: the whole registry in its place. */
  registry: '<!--rig4u:registry-->',
  /** Title and description that a page has until its screen says others. */
  about: /<!--rig4u:about-->\s*(.*?)<!--\/rig4u:about-->\s*/s,
  /** The rules that a prerendered screen needs. */
  styles: '<!--rig4u:styles-->',
  /** The prerendered screen. */
  frame: '<!--rig4u:frame-->',
  /** The name of the product, in what the page says before any script. */
  product: /<!--rig4u:product-->(.*?)<!--\/rig4u:product-->/,
  /** What a browser without scripts is told where there is nothing to read. */
  noScript: /<!--rig4u:no-script-->\s*(.*?)<!--\/rig4u:no-script-->\s*/s,
} as const;
