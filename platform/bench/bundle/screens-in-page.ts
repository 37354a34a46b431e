import { screensAt, type PinnedFile } from '@rig4u/shared/boot';

/** A screen's address, and the scripts that it takes besides the first ones. */
export interface NamedScreen {
  path: string;
  files: PinnedFile[];
}

export const screensId = 'bundle-screens';
const [open, close] = [`<script type="application/json" id="${screensId}">`, '</script>'];

/** The scripts of screens as the bundle's page carries them. */
export const screensInPage = (screens: readonly NamedScreen[]): string => open + JSON.stringify(screens) + close;

/** The same page with the screens of one address only: what a server of one application would send. */
export function keepScreens(html: string, pathname: string): string {
  const start = html.indexOf(open);
  if (start < 0) throw new Error('The page of the bundle names no screens.');
  const end = html.indexOf(close, start);
  const screens: NamedScreen[] = JSON.parse(html.slice(start + open.length, end));
  return html.slice(0, start) + screensInPage(screensAt(screens, pathname)) + html.slice(end + close.length);
}
