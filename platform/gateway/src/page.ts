import { pageSlots } from '@rig4u/releases';

/** Puts config and registry into a host release's page, where the boot script finds them without a request. */
export function composePage(html: string, config: unknown, registry: unknown): string {
  return html
    .replace(pageSlots.config, () => jsonScript('rig4u-config', config))
    .replace(pageSlots.registry, () => jsonScript('rig4u-registry', registry));
}

/** `<` is escaped, so that no value can end the element. */
const jsonScript = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
