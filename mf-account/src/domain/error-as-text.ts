import type { ErrorLog } from '@rig4u/shared/database';

/** Something that the report of an error says about the browser. */
export interface Detail {
  name: string;
  text: string;
}

const names: Readonly<Record<string, string>> = {
  userAgent: 'User agent',
  language: 'Language',
  platform: 'Platform',
  viewport: 'Viewport',
  referrer: 'Referrer',
};

/** A value as text: a string as it is, anything else as JSON. */
const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? String(value));

const known = ([, value]: [string, unknown]): boolean => value !== null && value !== undefined && value !== '';

/** What is known about the browser, without the address of the page. */
export function browserOf({ browser_info: { url: _page, viewport, ...rest } }: ErrorLog): Detail[] {
  const all = { ...rest, viewport: viewport && `${viewport.width} × ${viewport.height}` };
  return Object.entries(all)
    .filter(known)
    .map(([name, value]) => ({ name: names[name] ?? name, text: asText(value) }));
}

/** How the error was noticed, as JSON, without its component stack; undefined if nothing is known. */
export function metadataOf({ metadata: { componentStack: _shown, ...rest } }: ErrorLog): string | undefined {
  const details = Object.entries(rest).filter(known);
  return details.length > 0 ? asText(Object.fromEntries(details)) : undefined;
}

/** That a translator or extensions made something throw: no release is blamed for it. */
export interface Mark extends Detail {
  /** In a word or two. */
  short: string;
}

/** What an error says of translators and extensions. */
export function marksOf({ metadata: { translated, fromExtensions } }: ErrorLog): Mark[] {
  const translator: Mark = {
    name: 'Translated page',
    text: 'The screen was drawn anew. No release is blamed for it.',
    short: 'Translated page',
  };
  const extensions: Mark = {
    name: 'Errors of extensions',
    text: `${String(fromExtensions)} left out before this one. No release is blamed for them.`,
    short: `+ ${String(fromExtensions)} of extensions`,
  };
  const hasExtensions = typeof fromExtensions === 'number' && fromExtensions > 0;
  return [...(translated === true ? [translator] : []), ...(hasExtensions ? [extensions] : [])];
}

/** `1 time`, `12 times`. */
export const times = (count: number): string => `${count} ${count === 1 ? 'time' : 'times'}`;

/** The state of an error, or the one that was `asked` for while the database has not answered. */
export function stateOf({ resolved }: ErrorLog, asked: boolean): string {
  if (asked) return resolved ? 'Resolving...' : 'Reopening...';
  return resolved ? 'Resolved' : 'Unresolved';
}

/** At most 80 characters of a message, for the accessible names of its buttons. */
export const short = (message: string): string => (message.length > 80 ? `${message.slice(0, 79)}…` : message);

/** The whole error as plain text, to send to the person who fixes it. */
export function errorAsText(error: ErrorLog): string {
  const browser = browserOf(error).map(({ name, text }) => `${name}: ${text}`);
  const sections: [string, string | null | undefined][] = [
    ['Message', error.error_message],
    ['Stack', error.error_stack],
    ['Component stack', error.metadata.componentStack],
    ['Metadata', metadataOf(error)],
    ['Browser', browser.join('\n')],
  ];
  const head = [
    `Component: ${error.component}`,
    `Priority: ${error.priority}`,
    `State: ${error.resolved ? 'resolved' : 'unresolved'}`,
    `Seen: ${times(error.occurrences)}, first ${error.timestamp}, last ${error.last_seen}`,
    `Page: ${error.browser_info.url ?? 'not known'}`,
    `Id: ${error.id}`,
  ].join('\n');
  return [head, ...sections.flatMap(([title, text]) => (text ? [`${title}:\n${text}`] : []))].join('\n\n');
}
