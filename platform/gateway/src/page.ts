import { pageSlots } from '@rig4u/releases';

/** What a page carries, as JSON that the boot script finds without a request. */
export interface PageJson {
  config: unknown;
  /** The index of the registry; undefined where the store has none yet. */
  index: unknown;
  /** The record of the remote that owns the address: `{ part, record }`. */
  record: unknown;
  /** The whole registry, for a host that was built before there was an index. */
  registry: unknown;
}

/** Puts facts into a host release's page. */
export function composePage(html: string, { config, index, record, registry }: PageJson): string {
  return html
    .replace(pageSlots.config, () => jsonScript('rig4u-config', config))
    .replace(pageSlots.index, () => jsonScript('rig4u-index', index) + jsonScript('rig4u-record', record))
    .replace(pageSlots.registry, () => jsonScript('rig4u-registry', registry));
}

/** Nothing for undefined. `<` is escaped, so that no value can end the element. */
const jsonScript = (id: string, value: unknown): string =>
  value === undefined
    ? ''
    : `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
