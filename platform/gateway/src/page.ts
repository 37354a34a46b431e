import { html } from 'hono/html';
import { pageSlots } from '@rig4u/releases';
import type { Prerendered } from './prerendered';
import { card } from './social-card';

/** What a page carries, as JSON that the boot script finds without a request. */
export interface PageJson {
  config: unknown;
  /** The index of the registry; undefined where the store has none yet. */
  index: unknown;
  /** The record of the remote that owns the address: `{ part, record }`. */
  record: unknown;
  /** The text of the page's import map. */
  importMap?: string | undefined;
  /** The whole registry, for a host that was built before there was an index. */
  registry: unknown;
}

/** What a page says of itself to browsers, search engines and those who link to it. */
export interface PageAbout extends Pick<Prerendered, 'path' | 'title' | 'description'> {
  product: string;
  /** The public address of the site, such as https://rig4u.example. */
  origin: string;
  /** The picture that a link to the page shows, from the origin's root; undefined where the host's release has none. */
  picture: string | undefined;
}

/** A host release's page with the product's own name in it. */
export const withName = (template: string, product: string): string =>
  template.replace(pageSlots.product, () => `${html`${product}`}`);

/** Puts facts into a host release's page, and a prerendered screen where there is one. */
export function composePage(
  template: string,
  { config, index, record, importMap, registry }: PageJson,
  about?: PageAbout,
  frame?: Prerendered['frame'],
): string {
  return template
    .replace(pageSlots.config, () => jsonScript('rig4u-config', config))
    .replace(
      pageSlots.index,
      () => jsonScript('rig4u-index', index) + jsonScript('rig4u-record', record) + importMapScript(importMap),
    )
    .replace(pageSlots.registry, () => jsonScript('rig4u-registry', registry))
    .replace(pageSlots.about, (_, own: string) => (about ? aboutTags(about) : own))
    .replace(pageSlots.styles, () => (frame ? `<style>${frame.css}</style>` : ''))
    .replace(pageSlots.frame, () => frame?.html ?? '')
    .replace(pageSlots.noScript, (_, own: string) => (frame?.whole ? '' : own));
}

function aboutTags({ path, title, description, product, origin, picture }: PageAbout): string {
  const address = new URL(path, origin).href;
  const named = (name: string, content: string) => html`<meta name="${name}" content="${content}" />`;
  const open = (property: string, content: string) => html`<meta property="og:${property}" content="${content}" />`;
  return [
    html`<title>${title} · ${product}</title>`,
    named('description', description),
    html`<link rel="canonical" href="${address}" />`,
    open('type', 'website'),
    open('site_name', product),
    open('title', title),
    open('description', description),
    open('url', address),
    ...(picture === undefined
      ? []
      : [
          open('image', new URL(picture, origin).href),
          open('image:width', String(card.width)),
          open('image:height', String(card.height)),
          open('image:alt', card.alt),
          named('twitter:card', 'summary_large_image'),
        ]),
    '',
  ].join('\n');
}

/** Nothing for undefined. `<` is escaped, so that no value can end the element. */
const jsonScript = (id: string, value: unknown): string =>
  value === undefined
    ? ''
    : `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** Addresses and hashes have no sign that could end the element. */
const importMapScript = (text: string | undefined): string =>
  text === undefined ? '' : `<script type="importmap">${text}</script>`;
