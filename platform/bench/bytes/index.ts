import type { Browser } from 'playwright-core';
import { twoAtATime } from '@rig4u/workspace/two-at-a-time';
import { visitCold } from '../measure';
import { budgetOfNewScreen, type Budget } from './budgets';
import budgets from './budgets.json';
import { screensOf } from './screens';
import { weigh, type Weighed } from './weigh';

export { overBudget } from './budgets';
export type { Weighed } from './weigh';

const { screens, modules } = budgets;

/** What each screen may weigh that has been measured: `pnpm bench bytes --write` makes it that. */
export const budgetsByScreen: Readonly<Record<string, Budget>> = Object.fromEntries(
  Object.entries(screens).map(([screen, most]) => [screen, { most, modules }]),
);

const ofRemotes = Object.entries(screens).flatMap(([screen, most]) => (screen === '/' ? [] : [most]));

/** What a screen may weigh that has not. */
export const budgetOfOthers = budgetOfNewScreen(ofRemotes, modules);

export interface WeighedScreen {
  screen: string;
  weighed: Weighed[];
  bytes: number;
  scriptBytes: number;
  requests: number;
}

/** Visits every screen of a served product cold, and shares its bytes out. */
export async function weighScreens(browser: Browser, url: string): Promise<WeighedScreen[]> {
  const visits = (await screensOf(url)).map((screen) => async (): Promise<WeighedScreen> => {
    const visit = await visitCold(browser, url, screen);
    const { bytes, scriptBytes, requests } = visit;
    return { screen, weighed: await weigh(visit), bytes, scriptBytes, requests };
  });
  return twoAtATime(visits);
}
