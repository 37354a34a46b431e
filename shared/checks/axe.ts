import { getConfig } from '@testing-library/dom';
import axeCore from 'axe-core';

/**
 * Waits for what is no matter of the page, as the library's own waits do: React may update meanwhile, and a test that waits by a bare
 * `await` is told that it overlooked that. For tests only.
 */
export const meanwhile = <T>(work: () => Promise<T>): Promise<T> => getConfig().asyncWrapper(work);

const run = (element: Element, options: axeCore.RunOptions): Promise<axeCore.AxeResults> =>
  meanwhile(() => axeCore.run(element, options));

/** axe takes its time, in which the page goes on. For tests only. */
export const axe = { run };
