import { saysHttps } from './security-headers';

/** What a visitor's browser sent that says which documents it gets. Looked at only where it matters. */
export interface Visitor {
  header: (name: 'accept' | 'cookie' | 'host' | 'x-forwarded-proto') => string | null | undefined;
}

export const isHttps = ({ header }: Visitor): boolean => saysHttps(header('x-forwarded-proto') ?? undefined);

/** Whether an address is opened as a page, by its Accept header. */
export const opensPage = ({ header }: Visitor): boolean => /\btext\/html\b/i.test(header('accept') ?? '');

/** The site as the visitor asked for it. An operator who names its public address need not believe a visitor. */
export const siteOf = (visitor: Visitor, origin: string | undefined): string =>
  origin ?? `${isHttps(visitor) ? 'https' : 'http'}://${visitor.header('host') ?? ''}`;

/** The visitor of a request; where no server handed it over, its address names the host. */
export const visitorOf = ({ headers, url }: Request): Visitor => ({
  header: (name) => headers.get(name) ?? (name === 'host' ? new URL(url).host : undefined),
});
