import * as v from 'valibot';
import { storableText, stripSecrets } from './secrets';

export const priorities = ['high', 'medium'] as const;
export type Priority = (typeof priorities)[number];

/** Where an error happened, as far as the browser tells; `url` and `referrer` carry no secrets. */
export interface BrowserInfo {
  userAgent: string | null;
  language: string | null;
  platform: string | null;
  /** CSS pixels. */
  viewport: { width: number; height: number } | null;
  url: string | null;
  referrer: string | null;
}

/** How an error came to light. Further fields are allowed; `line` and `column` count from 1. */
export interface ErrorMetadata {
  type: 'unhandledrejection' | 'window.error' | 'react-error-boundary';
  source?: string;
  line?: number;
  column?: number;
  componentStack?: string;
  /** The page was translated and its screen was drawn anew: no release is to blame. */
  translated?: true;
  /** How many errors of extensions and user scripts were left out since the row before. */
  fromExtensions?: number;
}

/** A row for the table error_logs, as anybody may insert it. */
export interface NewErrorLog {
  /** A UUID made by the client: a second insert with it is ignored by the database. */
  id: string;
  component: string;
  error_message: string;
  error_stack: string | null;
  priority: Priority;
  metadata: ErrorMetadata;
  browser_info: BrowserInfo;
  /** ISO. */
  timestamp: string;
  resolved: false;
  /** How often it happened, 1 to 10,000. A database that counts for itself does not read it, nor the priority. */
  occurrences: number;
}

const text = v.fallback(v.nullable(v.string()), null);
const count = v.fallback(v.nullable(v.number()), null);

/** A row of error_logs, as the owner reads it. What a row says of browser and circumstances may be incomplete: the rest is null. */
export const errorLogSchema = v.object({
  id: v.string(),
  component: v.string(),
  error_message: v.string(),
  error_stack: v.nullable(v.string()),
  priority: v.picklist(priorities),
  metadata: v.looseObject({ type: text, source: text, line: count, column: count, componentStack: text }),
  browser_info: v.looseObject({
    userAgent: text,
    language: text,
    platform: text,
    viewport: v.fallback(v.nullable(v.object({ width: v.number(), height: v.number() })), null),
    url: text,
    referrer: text,
  }),
  timestamp: v.string(),
  resolved: v.boolean(),
  occurrences: v.number(),
  last_seen: v.string(),
});

export type ErrorLog = v.InferOutput<typeof errorLogSchema>;

const limits = {
  component: 200,
  message: 4_000,
  stack: 20_000,
  componentStack: 8_000,
  address: 800,
  short: 300,
} as const;

/** What a row is made of, as it was found: uncleaned, of any length. */
export type ErrorLogParts = Omit<NewErrorLog, 'resolved' | 'occurrences'> & { occurrences?: number };

/**
 * The row to insert: secrets stripped, what PostgreSQL cannot keep left out, every text cut to what the table takes. Page and gateway
 * both make theirs here, so that a row is clean whoever sends it.
 */
export function errorLogRow(parts: ErrorLogParts): NewErrorLog {
  const { metadata, browser_info: browser } = parts;
  const { type, source, line, column, componentStack, translated, fromExtensions } = metadata;
  return {
    id: parts.id,
    component: cleanText(parts.component, limits.component) || 'Unknown',
    error_message: cleanText(parts.error_message, limits.message) || 'Unknown error',
    error_stack: parts.error_stack && cleanText(parts.error_stack, limits.stack),
    priority: parts.priority,
    metadata: {
      type,
      ...(source !== undefined && { source: cleanText(source, limits.address) }),
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
      ...(componentStack !== undefined && { componentStack: cleanText(componentStack, limits.componentStack) }),
      ...(translated && { translated }),
      ...(fromExtensions !== undefined && { fromExtensions }),
    },
    browser_info: {
      userAgent: browser.userAgent && cleanText(browser.userAgent, limits.short),
      language: browser.language && cleanText(browser.language, limits.short),
      platform: browser.platform && cleanText(browser.platform, limits.short),
      viewport: browser.viewport,
      url: browser.url && cleanText(browser.url, limits.address),
      referrer: browser.referrer && cleanText(browser.referrer, limits.address),
    },
    timestamp: parts.timestamp,
    resolved: false,
    occurrences: Math.min(Math.max(parts.occurrences ?? 1, 1), 10_000),
  };
}

/** A text without secrets and without what cannot be stored, at most `length` long. Cut twice: the first time only to bound the work. */
export function cleanText(text: string, length: number): string {
  return stripSecrets(storableText(text.slice(0, 4 * length)))
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '');
}
