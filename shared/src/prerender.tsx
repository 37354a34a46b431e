import createCache from '@emotion/cache';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { initConfig, type Config } from './kernel/config';
import type { RouteObject } from './kernel/routing';
import { hearPageMeta, type PageMeta } from './kernel/routing/page-meta';
import { RigProvider } from './look/theme';
import { plainStyles } from './look/theme/style-cache';

/** What a part has to be rendered when it is built: its `src/prerender.tsx` exports one by default. */
export interface Prerender {
  routes: RouteObject[];
  /** Addresses whose screens are all there without a script. */
  whole?: readonly string[];
  /** Addresses whose screens show their frame until the script brings what is in it. */
  frames?: readonly string[];
  /** Addresses whose screens show a title at most, since storage or sign-in decides what is in them. */
  outlines?: readonly string[];
  /** Addresses that give the page a title and a description only. */
  heads?: readonly string[];
  /** Of the host only: an address that renders header and footer around the place of a remote's screen. */
  shell?: string;
  /** Of the host only: the addresses that the screen has asked about, whether they lead anywhere. */
  asked?: Set<string>;
}

interface Markup {
  html: string;
  /** The rules of the look that it needs, one by one: what is equal to another part's is sent once. */
  css: string[];
}

/** What was rendered at an address. */
export interface RenderedScreen extends Markup, PageMeta {
  path: string;
  kind: 'whole' | 'frame' | 'head';
  outline?: boolean;
  /** The addresses that it calls open. */
  opens: string[];
}

/**
 * Renders the screens of a part, in the order of their addresses, for a visitor of whom nothing is known. Throws an Error where one does
 * not render, leads elsewhere, or gives the page no title.
 */
export async function renderPart(
  { routes, whole = [], frames = [], outlines = [], heads = [], shell, asked }: Prerender,
  config: Config,
): Promise<{ screens: RenderedScreen[]; shell?: Markup }> {
  initConfig(config);
  const all = [
    ...whole.map((path) => ({ path, kind: 'whole' as const })),
    ...frames.map((path) => ({ path, kind: 'frame' as const })),
    ...outlines.map((path) => ({ path, kind: 'frame' as const, outline: true })),
    ...heads.map((path) => ({ path, kind: 'head' as const })),
  ].toSorted((one, two) => (one.path < two.path ? -1 : 1));
  const screens: RenderedScreen[] = [];
  // One after the other: what a screen says of itself while it renders is heard by one listener.
  for (const { path, ...kind } of all) {
    asked?.clear();
    let meta: PageMeta | undefined;
    hearPageMeta((heard) => (meta = heard));
    const markup = await render(routes, path).finally(() => hearPageMeta(undefined));
    if (!meta) throw new Error(`The screen at ${path} gives the page no title: it must call usePageMeta.`);
    const shown = kind.kind === 'head' ? { html: '', css: [] } : markup;
    screens.push({ path, ...kind, ...meta, ...shown, opens: [...(asked ?? [])].toSorted() });
  }
  return { screens, ...(shell !== undefined && { shell: await render(routes, shell) }) };
}

async function render(routes: RouteObject[], path: string): Promise<Markup> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://prerender')));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere, so it cannot be prerendered.`);
  const cache = createCache(plainStyles);
  // Rules are kept in the cache, not written beside each element.
  cache.compat = true;
  const failures: unknown[] = [];
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerenderToNodeStream(
    <RigProvider cache={cache}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </RigProvider>,
    { onError: (error) => void failures.push(error) },
  );
  const html = await textOf(prelude);
  if (failures.length > 0)
    throw new Error(`The screen at ${path} does not render: ${String(failures[0])}`, { cause: failures[0] });
  return { html, css: Object.values(cache.inserted).filter((rule) => typeof rule === 'string') };
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const piece of stream) text += String(piece);
  return text;
}
