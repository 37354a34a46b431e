import type { Ban, BannedName } from './zone';

/** Pure logic: the same answer for the same input, in a test, in a browser and on a server. */
export const pureBans: readonly Ban[] = [
  {
    what: '^react(-dom)?(/|$)',
    why: 'Domain logic is plain functions. Put the component or hook beside the screen and call this from there.',
    exceptTypes: true,
  },
  {
    what: '^@rig4u/shared/(auth|config|errors|motion|routing|storage|theme|toasts|ui|widgets)$',
    why: 'Domain logic reads no storage, page or setting. Take the value as a parameter.',
    exceptTypes: true,
  },
  {
    what: '^node:(fs|http|https|net|child_process|timers|process)',
    why: 'A plan touches nothing. Take the data as a parameter; the runner reads and writes.',
  },
];

const outside = 'Domain logic asks nothing of its surroundings. Take the value as a parameter.';
export const pureNames: readonly BannedName[] = [
  ...[
    'fetch',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'window',
    'document',
    'navigator',
    'location',
    'performance',
    'process',
    'setTimeout',
    'setInterval',
  ].map((name) => ({ name, why: outside })),
  { name: 'Date.now', why: 'Domain logic has no clock. Take the time as a parameter.' },
  {
    name: 'Math.random',
    why: 'Domain logic gives the same answer each time. Derive the value from the input, or take it as a parameter.',
  },
];
