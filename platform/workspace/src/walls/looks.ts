import type { Exemption } from '@rig4u/config/walls';

/** Calls by which a test looks at what happens in its own time. An expectation about one is tried until it holds (`no-single-look.mjs`). */
export interface Looks {
  files: readonly string[];
  calls: readonly string[];
}

/** A page's content: it follows a click, a navigation, a newer registry when the browser and the page get to it. */
const ofPages = [
  ...['allInnerTexts', 'allTextContents', 'ariaSnapshot', 'innerHTML', 'innerText', 'textContent', 'title'],
  ...['boundingBox', 'count', 'getAttribute', 'inputValue', 'isChecked', 'isDisabled', 'isEditable', 'isEnabled'],
  ...['isHidden', 'isVisible', 'cookies', 'evaluate', 'evaluateAll', 'url'],
];

/** The same through a function of the end-to-end tests themselves. */
const ofPagesByName = ['focused', 'inDialog', 'isFocused', 'isSame', 'totalOf'];

/** Another process: what it says of itself, its log, its database. */
const ofProcesses = ['readyAt', 'lines', 'errorLog'];

export const looks: readonly Looks[] = [
  { files: ['platform/**/*.test.ts', 'platform/**/*.cases.ts'], calls: ofProcesses },
  { files: ['platform/e2e/**/*.ts'], calls: [...ofPages, ...ofPagesByName, ...ofProcesses] },
];

/** Files in which one look is meant, and why. */
export const singleLooks: readonly Exemption[] = [
  {
    files: ['platform/e2e/prerendered.test.ts'],
    reason:
      'The page stands still: its scripts are held back or off, and what it shows at that moment is what is meant.',
  },
];
