import type { Page } from 'playwright-core';

/**
 * The open tab learns of the registry as it does when a visitor comes back to it; resolves with what it was told, once it has taken
 * that. Why from inside: seen from here an answer is there before the page has read it.
 */
export const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const ask = window.fetch;
        window.fetch = async (...request) => {
          const response = await ask(...request);
          if (request[0] !== '/registry/index.json') return response;
          window.fetch = ask;
          const read = response.json.bind(response);
          response.json = async () => {
            const index: unknown = await read();
            setTimeout(() => resolve(index));
            return index;
          };
          return response;
        };
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  );
