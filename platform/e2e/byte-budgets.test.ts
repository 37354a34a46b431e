import { budgetOfOthers, budgetsByScreen, overBudget, weighScreens } from '@rig4u/bench/bytes';
import { declaredParts } from '@rig4u/workspace/declared-parts';
import { launchBrowser } from '@rig4u/workspace/launch-browser';
import { startProduct } from './support/product';

// The parts are built once more, with source maps, when their sources have changed.
test('no screen carries more than its budget, group by group', async () => {
  const product = await startProduct({ sharesReleases: true });
  const browser = await launchBrowser();
  try {
    const screens = await weighScreens(browser, product.url);
    const declared = declaredParts.flatMap((part) => part.screens.map(({ address }) => address));
    expect(screens.map(({ screen }) => screen).toSorted()).toEqual(['/', ...declared].toSorted());
    expect(['/', ...declared]).toEqual(expect.arrayContaining(Object.keys(budgetsByScreen)));
    const over = screens.flatMap(({ screen, weighed }) =>
      overBudget(screen, weighed, budgetsByScreen[screen] ?? budgetOfOthers),
    );
    expect(over).toEqual([]);
  } finally {
    await browser.close();
    await product.close();
  }
});
