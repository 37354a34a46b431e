import { isIcon, type Watched } from '../support/browser';

/** A screen of a storm's remote: where it is, and the text by which it says which release it came from. */
export interface StormScreen {
  remote: string;
  /** What the visitor follows to it. */
  link: string;
  level: 1 | 2;
  text: string;
}

/** What one page has met. */
export interface PageStory {
  /** Releases of each remote whose files the page asked for. */
  files: Record<string, string[]>;
  /** The text that says which release each screen came from. */
  screens: Record<string, string>;
  /** Releases of each remote whose code ran. One that was only asked for ahead, before another went live, is none of them. */
  ran: Record<string, string[]>;
  problems: string[];
}

/** A new visitor opens one screen, goes on to the others by their links, and tells what the page had to do for it. */
export async function storyOf(
  { page, context, problems }: Watched,
  origin: string,
  screens: readonly StormScreen[],
): Promise<PageStory> {
  const files: Record<string, Set<string>> = {};
  page.on('request', (request) => {
    const [, remote, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(request.url()) ?? [];
    if (remote && version) files[remote] = (files[remote] ?? new Set()).add(version);
  });
  page.on('requestfailed', (request) => {
    // A page that is left drops the icon that it had asked for.
    if (!isIcon(request.url())) problems.push(`${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.url()}: ${response.status()}`);
  });
  const seen: Record<string, string> = {};
  await page.goto(`${origin}/guides`);
  for (const [index, { remote, link, level, text }] of screens.entries()) {
    if (index > 0) await page.getByRole('banner').getByRole('link', { name: link }).first().click();
    const heading = page.getByRole('main').getByRole('heading', { level, name: new RegExp(`^${text}`) });
    seen[remote] = (await heading.textContent()) ?? '';
  }
  const globals = await page.evaluate(() => Object.keys(window));
  await context.close();
  return {
    ran: Object.fromEntries(screens.map(({ remote }) => [remote, releasesIn(globals, remote)])),
    files: Object.fromEntries(Object.entries(files).map(([remote, versions]) => [remote, [...versions]])),
    screens: seen,
    problems,
  };
}

/** A release's entry makes a global of its federation name, which no other release has. */
const releasesIn = (globals: readonly string[], remote: string): string[] => {
  const start = `${remote.replaceAll('-', '_')}_`;
  return globals.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length).replaceAll('_', '.'));
};
