import { startTranslator, type Translator } from './translator';

let translator: Translator;
afterEach(() => translator.stop());

test('every text gets two elements around it, also a later one; what is no text of the page stays', async () => {
  document.body.innerHTML = '<p>One <b>two</b></p><textarea>a</textarea><i translate="no">b</i><style>c</style>';
  translator = startTranslator(document);
  document.querySelector('b')?.replaceChildren('later');
  await Promise.resolve();
  expect(document.body.innerHTML).toBe(
    '<p><font><font>One </font></font><b><font><font>later</font></font></b></p>' +
      '<textarea>a</textarea><i translate="no">b</i><style>c</style>',
  );
  expect(translator.lost()).toEqual([]);
});

test('a text that changes without its translation is lost, and named', () => {
  const text = document.createTextNode('1 part');
  document.body.replaceChildren(text, document.createElement('b'));
  translator = startTranslator(document);
  text.data = '2 parts';
  expect(document.body).toHaveTextContent('1 part');
  expect(translator.lost()).toEqual(['"2 parts" where the page shows "1 part"']);
});
