import type { Page } from 'playwright-core';
import { startTranslator, type Translator } from '@rig4u/config/translator';
import { openScreen, type Screen } from './screen';

declare global {
  interface Window {
    rig4uTranslator?: Translator;
  }
}

/** What went wrong on a page that a translator works on: errors that were reported, and texts that the page does not show. */
export interface TranslatedPage {
  faults(): Promise<string[]>;
}

/** Has a translator work on every page that is opened from now on, from its first sight. */
export async function translate(page: Page): Promise<TranslatedPage> {
  const reported: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/log-error')) reported.push(`reported: ${request.postData()?.slice(0, 4000)}`);
  });
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    window.rig4uTranslator = (${String(startTranslator)})(document);
  });`);
  return {
    faults: async () => {
      const lost = await page.evaluate(() => window.rig4uTranslator?.lost() ?? ['the translator does not run']);
      // A part that does not come is reported too, and is no fault of the translation.
      return [
        ...reported.splice(0).filter((text) => !/Failed to load script|took too long to arrive/.test(text)),
        ...lost,
      ];
    },
  };
}

/**
 * Presses each button of a screen once, and of what opens over it; of those that only differ in what they are about, such as one in each
 * row, the first. Gives the buttons, and what went wrong.
 */
export async function pressAll(page: Page, screen: Screen, { faults }: TranslatedPage): Promise<Pressed> {
  const [pressed, found]: [string[], string[]] = [[], []];
  const look = async (after: string) => found.push(...(await faults()).map((fault) => `${after}: ${fault}`));
  /** Presses what can be pressed without leaving the screen; whether something may be left that it did not reach. */
  const pressHere = async (pathname: string): Promise<boolean> => {
    for (;;) {
      const key = await page.evaluate(markNext, pressed);
      if (key === undefined && !(await page.evaluate(isOverlaid))) return false;
      if (key === undefined) await page.keyboard.press('Escape');
      else pressed.push(key);
      // Also what lies under something else, as by the keyboard.
      await page.evaluate(() =>
        document
          .querySelector('[data-next-press]')
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      );
      await page.waitForTimeout(settleMs);
      await look(key ?? 'Escape');
      if (new URL(page.url()).pathname !== pathname || (key === undefined && (await page.evaluate(isOverlaid))))
        return true;
    }
  };
  for (let [isLeft, before] = [true, -1]; isLeft && pressed.length > before;) {
    before = pressed.length;
    // A page that goes by itself, as after a button that loads it anew, may take the first attempt with it.
    await openScreen(page, screen).catch(() => openScreen(page, screen));
    await look('opened');
    // A button may also load the whole page anew.
    isLeft = await pressHere(new URL(page.url()).pathname).catch(trueIfLeft);
  }
  await page.waitForTimeout(longestMs);
  await look('in the end');
  return { pressed, faults: found };
}

export interface Pressed {
  pressed: string[];
  faults: string[];
}

const settleMs = 150;
/** What a button begins is over by then. */
const longestMs = 1_800;

const isOverlaid = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

function trueIfLeft(error: unknown): true {
  if (/context was destroyed|navigation/i.test(String(error))) return true;
  throw error;
}

/** Runs in the page: marks the next button that was not pressed, and gives what it is known by. */
function markNext(pressed: string[]): string | undefined {
  document.querySelector('[data-next-press]')?.removeAttribute('data-next-press');
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]');
  const place = dialogs[dialogs.length - 1] ?? document.body;
  for (const button of place.querySelectorAll<HTMLButtonElement>('button, [role=button], [role=tab], summary')) {
    if (button.matches(':disabled, [aria-disabled=true]') || button.getClientRects().length === 0) continue;
    // Numbers change as one presses.
    const name = (button.getAttribute('aria-label') ?? button.textContent).replaceAll(/[\d.,]+/g, '0').trim();
    const row = button.closest('li, tr');
    const key = `${row ? name.split(/[\s:,]/, 1)[0] : name} (${button.className} ${row?.className ?? ''})`;
    if (pressed.includes(key)) continue;
    // A form is sent only with its fields filled.
    for (const field of button.form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(':required') ?? []) {
      if (field.value) continue;
      const value = field.type === 'email' ? 'visitor@rig4u.example' : 'Some words';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    button.setAttribute('data-next-press', '');
    return key;
  }
  return undefined;
}
