import { answersOf, type Answers } from '@rig4u/gateway/answers';
import type { PagesForAll } from '@rig4u/releases';
import { askFor, type Headers } from './piece';
import { releasePieces, type SentRelease } from './release-pieces';
import { nobody, ofNowhere, placesOf, type Places, type SentDocument } from './site-pages';

/** An answer that is the same at many addresses. */
export interface FixedAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** What pages read, and the releases that they may ask for. Whoever reads it checks it. */
export type LivePages = Pick<PagesForAll, 'registry' | 'releases' | 'rollouts'> & Record<'view' | 'index', unknown>;

/** Everything that an export is made of: what the gateway answers to everybody. */
export interface Site {
  pages: LivePages;
  releases: SentRelease[];
  places: Places;
  /** The answer where there is nothing, and the one to another method than GET and HEAD. */
  missing: FixedAnswer;
  notAllowed: FixedAnswer;
  /** What the answer at an address that leads nowhere carries besides: its page is that of other addresses. */
  nowhere: Headers;
  /** The answer at an address in other letters; undefined where none is meant. */
  moved: FixedAnswer | undefined;
  /** What an answer carries besides when the visitor came by https. */
  httpsOnly: Headers;
  /** Endings of addresses that are no page, unless a visitor opens them. */
  fileEndings: readonly string[];
}

interface Asking {
  env: Readonly<Record<string, string | undefined>>;
  log: (line: string) => void;
}

/** Asks a gateway, in this process, for all that pages read and the releases that they name. */
export async function siteOf(store: string, pages: LivePages, { env, log }: Asking): Promise<Site> {
  const answers = await answersOf({ store, pages, env, log });
  const { ask } = answers;
  const releases: SentRelease[] = [];
  for (const ref of pages.releases) releases.push(await releasePieces(store, ref, ask));
  const missing = await fixed(ask, '/host/');
  const byHttps = await askFor(ask, '/host/', { 'X-Forwarded-Proto': 'https' });
  const httpsOnly = Object.entries(byHttps.headers).filter(([name]) => !(name in missing.headers));
  const places = await placesOf(answers);
  const { [ofNowhere]: said } = (await askFor(ask, `/${nobody}`)).headers;
  return {
    pages,
    releases,
    places,
    missing,
    nowhere: said === undefined ? {} : { [ofNowhere]: said },
    moved: await movedAnswer(ask, places),
    notAllowed: await fixed(ask, '/', 'POST'),
    httpsOnly: Object.fromEntries(httpsOnly),
    fileEndings: answers.fileEndings,
  };
}

/** The documents of a site, each once. */
export function documentsIn({ places: { named, rendered, patterns, other } }: Site): SentDocument[] {
  const all = [...named.values(), ...rendered.values(), ...patterns.map(({ document }) => document), other];
  return [...new Map(all.map((document) => [document.name, document])).values()];
}

/** The answer in other letters, but for where it leads: that of an address without a `:name`, because they are all alike. */
async function movedAnswer(ask: Answers['ask'], { known = [] }: Places): Promise<FixedAnswer | undefined> {
  const path = known.map((screen) => screen.path).find((one) => !one.includes(':') && one !== one.toUpperCase());
  if (path === undefined) return undefined;
  const { headers, ...answer } = await fixed(ask, path.toUpperCase());
  const { Location: _, ...always } = headers;
  return { ...answer, headers: always };
}

async function fixed(ask: Answers['ask'], address: string, method?: string): Promise<FixedAnswer> {
  const { status, headers, bytes } = await askFor(ask, address, {}, method);
  return { status, headers, text: new TextDecoder().decode(await bytes()) };
}
