import { startTranslator } from '@rig4u/config/translator';
import { waitFor } from '@testing-library/react';
import { options, visit } from '../../../checks/visit';

// Texts lie in the translator's elements from then on, so places are found by what is no text.
const one = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`Nothing on the page is ${selector}`);
  return found;
};

test('in a translated page a part is chosen and another category opened, and every text is the one that counts', async () => {
  const { user } = visit('/pc-part-picker');
  await options();
  const translator = startTranslator(document);
  await user.click(one('tr button[aria-label^="Choose "]'));
  await waitFor(() => expect(one('#options-title')).toHaveTextContent('Motherboard'));
  expect(one('main')).toHaveTextContent('17% Complete');
  await user.click(one('[data-type=gpu] button'));
  await waitFor(() => expect(one('#options-title')).toHaveTextContent('Graphics Card'));
  await waitFor(() => expect(one('.count')).toHaveTextContent(/^20 parts · 20 fit$/));
  expect(translator.lost()).toEqual([]);
  translator.stop();
});
