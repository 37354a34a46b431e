import { getConfig } from '@testing-library/dom';
import axe from 'axe-core';

/**
 * What axe finds wrong in an element, a line each; none where it is sound. Contrast is left out: jsdom paints nothing, so that is looked
 * at in a browser. For tests only.
 */
export async function accessibilityFaults(element: Element): Promise<string[]> {
  // axe takes its time, in which React may update the page.
  const { violations }: axe.AxeResults = await getConfig().asyncWrapper(() =>
    axe.run(element, { rules: { 'color-contrast': { enabled: false } } }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
