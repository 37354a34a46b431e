import { budgetsByScreen, overBudget, weighScreens } from '@rig4u/bench/bytes';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { startProduct } from './support/product';

// The parts are built once more, with source maps, when their sources have changed.
test('no screen carries more than its budget, group by group', async () => {
  const product = await startProduct({ sharesReleases: true });
  const browser = await launchBrowser();
  try {
    const screens = await weighScreens(browser, product.url);
    expect(screens.map(({ screen }) => screen).toSorted()).toEqual(Object.keys(budgetsByScreen).toSorted());
    const none = { most: {}, modules: {} };
    const over = screens.flatMap(({ screen, weighed }) => overBudget(screen, weighed, budgetsByScreen[screen] ?? none));
    expect(over).toEqual([]);
  } finally {
    await browser.close();
    await product.close();
  }
});
