import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { patienceMs } from '@rig4u/kernel/until';
import type { Driver } from './driver';

/** What a visitor looks for, by role and name; a field without a role, such as for a password, by its label. */
export type Sought = { within?: Sought } & ({ role: string; name?: string | RegExp } | { label: string });

/** What a visitor does, in words that every engine understands. All of it waits until it can be done, or throws. */
export interface Visitor {
  open(path: string): Promise<void>;
  click(sought: Sought): Promise<void>;
  type(sought: Sought, text: string): Promise<void>;
  select(sought: Sought, value: string): Promise<void>;
  see(sought: Sought): Promise<void>;
  /** Waits until the text of a place contains these words. */
  read(sought: Sought, words: string | RegExp): Promise<string>;
  property(sought: Sought, name: 'value' | 'ariaLabel'): Promise<string>;
  count(sought: Sought): Promise<number>;
  countRole(role: string, selector: string): Promise<number>;
  evaluate(expression: string): Promise<unknown>;
  /** Waits until an expression for the page holds. */
  holds(what: string, expression: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  leave(): Promise<void>;
}

/** How often a visitor asks for a part again that the page gave up after its three seconds. */
const patience = 2;
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** A visitor of the product at an address. */
export function visitorOf(driver: Driver, url: string): Visitor {
  /** Runs an expression that may use the library, which each document gets once. */
  const ask = async (expression: string): Promise<unknown> => {
    if ((await driver.evaluate('typeof window.TestingLibraryDom')) !== 'object')
      await driver.evaluate(`(() => { ${library} })()`);
    return driver.evaluate(expression);
  };
  let triesLeft = patience;
  /**
   * Presses 'Try Again' where a part took too long. Why: a machine that does much else misses the product's limit, and
   * the page then offers just that. A part that fails for another reason, or each time, still fails the journey.
   */
  const askAgain = async (): Promise<void> => {
    if (triesLeft === 0 || !(await isBoolean(driver.evaluate(`/took too long/.test(${slowPart}?.textContent)`))))
      return;
    triesLeft -= 1;
    await driver.click(`[...${slowPart}.querySelectorAll('button')].find((one) => one.textContent === 'Try Again')`);
  };
  const until = async <T>(what: string, look: () => Promise<T | undefined | null | false>): Promise<T> => {
    let last: unknown;
    for (const start = Date.now(); Date.now() - start < patienceMs; await pause(100)) {
      try {
        const seen = await look();
        if (seen !== undefined && seen !== null && seen !== false) return seen;
        await askAgain();
      } catch (error) {
        // A document that is being replaced refuses; the next look meets the new one.
        last = error;
      }
    }
    const shown = await driver.evaluate(`location.href + '\\n' + document.body.innerText.slice(0, 1500)`);
    throw new Error(
      `Waited ${patienceMs} ms for ${what}.${last ? ` ${String(last)}` : ''}\nThe page shows ${String(shown)}`,
    );
  };
  const textOf = (sought: Sought) => ask(`(${all(sought)})[0]?.textContent ?? null`);
  return {
    open: (path) => driver.open(new URL(path, url).href),
    click: async (sought) => {
      await until(`${told(sought)} to click`, async () => {
        if (!(await isBoolean(ask(`(${canBeClicked})((${all(sought)})[0])`)))) return false;
        return driver.click(`(${all(sought)})[0]`).then(() => true, falseIfCovered);
      });
    },
    type: async (sought, text) => {
      await until(`${told(sought)} to type into`, () => isBoolean(ask(`(${canBeClicked})((${all(sought)})[0])`)));
      await driver.type(`(${all(sought)})[0]`, text);
    },
    select: async (sought, value) => {
      await until(`${told(sought)} to choose from`, () => isBoolean(ask(`(${canBeClicked})((${all(sought)})[0])`)));
      await driver.select(`(${all(sought)})[0]`, value);
    },
    see: async (sought) => {
      await until(told(sought), () => isBoolean(ask(`(${all(sought)}).length > 0`)));
    },
    read: (sought, words) =>
      until(`${String(words)} in ${told(sought)}`, async () => {
        const text = await textOf(sought);
        return (
          typeof text === 'string' && (typeof words === 'string' ? text.includes(words) : words.test(text)) && text
        );
      }),
    property: (sought, name) =>
      until(`${name} of ${told(sought)}`, async () => {
        const value = await ask(`(${all(sought)})[0]?.${name} ?? null`);
        return typeof value === 'string' && value;
      }),
    count: async (sought) => Number(await ask(`(${all(sought)}).length`)),
    countRole: driver.countRole,
    evaluate: driver.evaluate,
    holds: async (what, expression) => {
      await until(what, () => isBoolean(driver.evaluate(expression)));
    },
    resize: driver.resize,
    leave: driver.close,
  };
}

/** Asked at every look, so without the library, which would go through the whole page. */
const slowPart = `document.querySelector('main [role=alert]')`;

const isBoolean = async (answer: Promise<unknown>): Promise<boolean> => (await answer) === true;

/** An expression for all elements that are sought and not hidden, in the order of the page. */
const all = (sought: Sought): string => {
  const places = sought.within ? `(${all(sought.within)})` : '[document.body]';
  return `${places}.flatMap((place) => TestingLibraryDom.${query(sought)})`;
};

const query = (sought: Sought): string => {
  if ('label' in sought) return `queryAllByLabelText(place, ${JSON.stringify(sought.label)})`;
  const { role, name } = sought;
  const options = name === undefined ? '{}' : `{ name: ${typeof name === 'string' ? JSON.stringify(name) : name} }`;
  return `queryAllByRole(place, '${role}', ${options})`;
};

/**
 * For `.catch` of a click: something that moves, such as a row that closes, was in its way. Nothing was clicked, so it
 * may be tried again.
 */
function falseIfCovered(error: unknown): false {
  if (String(error).includes('element click intercepted')) return false;
  throw error;
}

/**
 * Runs in the page: brings an element into sight; whether a click on its middle would meet it. A prerendered screen has its buttons `inert`
 * until the application is there: what is met is then around them.
 */
const canBeClicked = String((element: HTMLElement | undefined) => {
  if (!element || element.matches(':disabled') || element.closest('[inert]')) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return met !== null && (element.contains(met) || met.contains(element));
});

const told = (sought: Sought): string => {
  const self = 'label' in sought ? `the field ${sought.label}` : `${sought.role} ${String(sought.name ?? '')}`.trim();
  return sought.within ? `${self} in ${told(sought.within)}` : self;
};
