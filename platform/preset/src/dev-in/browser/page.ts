import { refresh } from './refresh';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as client from 'react-dom/client';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import { newsPath, type News } from './news';
import { hideErrors, showErrors } from './overlay';
import { takeHostsReact } from './take-hosts-react';

declare const RIG4U_SESSION: string;

// The first script of a page that the proxy serves. What it must do before the host's own scripts run stands here, the rest waits
// for the document.
const listeners = new Set<(hash: string) => void>();
let latest: News | undefined;

globalThis.__RIG4U_DEV__ = {
  refresh,
  jsxDevRuntime,
  onBuilt: (listener) => {
    listeners.add(listener);
    if (latest?.build) listener(latest.hash);
  },
  failed: (error) => showErrors(document, 'The remote throws when it is loaded', [error.stack ?? String(error)]),
  mended: () => hideErrors(document),
};
const hasDevelopmentReact = takeHostsReact(globalThis, [
  [['useState', 'cloneElement'], react],
  [['jsx', 'jsxs'], jsxRuntime],
  [['createPortal', 'flushSync'], reactDom],
  [['createRoot', 'hydrateRoot'], client],
]);

function receive(news: News): void {
  const before = latest;
  latest = news;
  if (news.session !== RIG4U_SESSION) return location.reload();
  if (news.errors.length > 0) return showErrors(document, 'The remote does not compile', news.errors);
  hideErrors(document);
  if (before === undefined || before.build === news.build) return;
  // The page came without the remote, or runs on a React that cannot refresh a screen.
  if (before.build === 0 || (listeners.size > 0 && !hasDevelopmentReact())) return location.reload();
  for (const listener of listeners) listener(news.hash);
  // The host looks for a newer registry whenever its tab comes into sight.
  document.dispatchEvent(new Event('visibilitychange'));
}

document.addEventListener('DOMContentLoaded', () => {
  new EventSource(newsPath).addEventListener('message', ({ data }: MessageEvent<string>) => {
    const news: News = JSON.parse(data);
    receive(news);
  });
});
