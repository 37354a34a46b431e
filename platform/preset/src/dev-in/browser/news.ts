/** What a page is told of the developer's remote, at once when it asks and after each compilation. */
export interface News {
  /** Another one after a restart: what a page has loaded cannot be brought up to date any more. */
  session: string;
  /** How many compilations have succeeded; 0 while none has. */
  build: number;
  /** webpack's name of what the last of them made. */
  hash: string;
  /** Why the newest compilation failed; empty when it did not. */
  errors: readonly string[];
}

/** Addresses of the proxy's own. Everything else is the origin's, or a file of the developer's remote. */
export const devScriptPath = '/rig4u-dev/page.js';
export const newsPath = '/rig4u-dev/news';
