import { isDeepStrictEqual } from 'node:util';
import { frameSlots, shownSettings, type Frame, type Frames } from '@rig4u/releases/manifest';
import { ownerOf, placesOf, type Config, type NavPlace, type PageIndex } from '@rig4u/shared/contracts';
import { html } from 'hono/html';

/** What a page shows and says of itself before its first script has run. */
export interface Prerendered extends Pick<Frame, 'path' | 'title' | 'description'> {
  /** Undefined where the build made none that is true here. */
  frame?: { html: string; css: string; whole: boolean };
}

export interface FrameSources {
  config: Config;
  index: PageIndex;
  /** The screens of a live part; undefined where its release has none. */
  framesOf: (part: string) => Frames | undefined;
}

/** What was rendered for an address, put together from the live host's shell and the screen of the live release that owns it. */
export function prerenderedAt(pathname: string, { config, index, framesOf }: FrameSources): Prerendered | undefined {
  const host = framesOf('host');
  const owner = ownerOf(index.remotes, pathname);
  const own = owner === undefined ? host : framesOf(owner);
  const screen = own?.screens.find(({ path }) => path === pathname);
  if (!host || !own || !screen) return undefined;
  const { path, title, description, kind, opens } = screen;
  const about = { path, title, description };
  const shell = owner === undefined ? { html: frameSlots.screen, css: [] } : host.shell;
  const isTrue =
    [host, own].every(({ settings }) => isDeepStrictEqual(settings, shownSettings(config))) &&
    opens.every((address) => ownerOf(index.remotes, address) !== undefined);
  if (kind === 'head' || !shell || !isTrue) return about;
  const markup = withAssets(
    withLinks(
      shell.html.replace(frameSlots.screen, () => screen.html),
      placesOf(index),
      pathname,
    ),
    host.assets,
  );
  if (markup === undefined) return about;
  return {
    ...about,
    frame: { html: markup, css: [...new Set([...shell.css, ...screen.css])].join(''), whole: kind === 'whole' },
  };
}

/** The links of header and footer that everybody has, each as the host renders one. */
const withLinks = (markup: string, places: readonly NavPlace[], pathname: string): string =>
  markup.replaceAll(frameSlots.link, (anchor, at: string) =>
    places
      .filter(({ place, for: reader }) => place === at && reader !== 'owner')
      .map(({ path, text }) =>
        anchor
          .replace(
            frameSlots.linkHref,
            () => `${html`href="${path}"`}${isCurrent(path, pathname) ? ' aria-current="page"' : ''}`,
          )
          .replace(frameSlots.linkText, () => `${html`${text}`}`),
      )
      .join(''),
  );

const isCurrent = (path: string, pathname: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/** Undefined where the host has not what a remote was built with. */
function withAssets(markup: string, assets: Frames['assets']): string | undefined {
  let isWhole = true;
  const filled = markup.replaceAll(frameSlots.asset, (_, file: string) => {
    const address = assets[file];
    isWhole &&= address !== undefined;
    return address ?? '';
  });
  return isWhole ? filled : undefined;
}
