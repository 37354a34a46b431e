import { ownerOf, readIndex } from '@rig4u/shared/contracts';
import { indexWithRemote, type NamedDeveloper } from './index-with-remote';

/** What the proxy puts into a page. */
export interface PutIn {
  /** Undefined before the first compilation that succeeds. */
  developer: (NamedDeveloper & { record: unknown }) | undefined;
  /** The script that must run before all others, with its hash. */
  script: { src: string; integrity: string };
}

const jsonIn = (id: string): RegExp => new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's');
const index = jsonIn('rig4u-index');
const record = jsonIn('rig4u-record');
const frame = /(<div id="root">).*?(<p class="start")/s;

/**
 * A page of the origin as the developer sees it: its index names the developer's release, and at an address of that remote the page
 * carries its record in place of what was rendered of another release. Undefined where it is no page of the product, which stays as
 * it is.
 */
export function pageWithRemote(html: string, pathname: string, { developer, script }: PutIn): string | undefined {
  const found = index.exec(html)?.[1];
  if (found === undefined) return undefined;
  const next = indexWithRemote(JSON.parse(found), developer);
  const isDevelopers = developer !== undefined && ownerOf(readIndex(next).remotes, pathname) === developer.name;
  const carried = isDevelopers
    ? jsonScript('rig4u-record', { part: developer.name, record: developer.record })
    : undefined;
  const withIndex = html
    .replace(
      '<head>',
      () => `<head>\n<script src="${script.src}" integrity="${script.integrity}" crossorigin="anonymous"></script>`,
    )
    .replace(record, (own) => (carried === undefined ? own : ''))
    .replace(index, () => jsonScript('rig4u-index', next) + (carried ?? ''));
  return isDevelopers ? withIndex.replace(frame, '$1$2') : withIndex;
}

/** `<` is escaped, so that no value can end the element. */
const jsonScript = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
