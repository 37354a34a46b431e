import { wholeClass } from '../../kernel/contracts/whole-class';
import { SheetByTask, styleCache } from './style-cache';

const texts = (head: Element): string[][] =>
  [...head.querySelectorAll('style')].map((tag) =>
    [...(tag.sheet?.cssRules ?? [])].map((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : rule.cssText)),
  );
const task = () => new Promise((done) => setTimeout(done));

function sheetIn(): { head: HTMLElement; sheet: SheetByTask } {
  const head = document.createElement('div');
  document.head.replaceChildren(head);
  return { head, sheet: new SheetByTask({ key: 'css', container: head, speedy: true }) };
}

describe('the style sheet of the look', () => {
  it('puts the rules of one task into one tag, and those of a later task into a new one behind it', async () => {
    const { head, sheet } = sheetIn();
    sheet.insert('.a{color:red;}');
    sheet.insert('.b{color:red;}');
    await task();
    sheet.insert('.c{color:red;}');
    expect(texts(head)).toEqual([['.a', '.b'], ['.c']]);
  });

  it('leaves a sheet that is in use alone', async () => {
    const { head, sheet } = sheetIn();
    sheet.insert('.a{color:red;}');
    const [first] = head.querySelectorAll('style');
    await task();
    sheet.insert('.b{color:red;}');
    expect(first?.sheet?.cssRules).toHaveLength(1);
  });

  it('takes all tags away when it is flushed, and begins anew', async () => {
    const { head, sheet } = sheetIn();
    sheet.insert('.a{color:red;}');
    await task();
    sheet.insert('.b{color:red;}');
    sheet.flush();
    expect(texts(head)).toEqual([]);
    sheet.insert('.c{color:red;}');
    expect(texts(head)).toEqual([['.c']]);
  });

  it('takes rules as they are written, without a word for old browsers', () => {
    const { head } = sheetIn();
    const cache = styleCache(head);
    const insert = jest.spyOn(cache.sheet, 'insert');
    cache.insert('.a', { name: 'a', styles: 'display:flex;user-select:none;' }, cache.sheet, false);
    expect(insert.mock.calls).toEqual([['.a{display:flex;user-select:none;}']]);
  });

  it('writes no rules that the page came with, and those of which it has some only', () => {
    const { head } = sheetIn();
    head.innerHTML = `<style>.x{}${wholeClass}.css-one:hover{}${wholeClass}.css-two-b{}</style><style>.css-three{}${wholeClass}@media print{.css-four{}}</style>`;
    expect(styleCache(head).inserted).toEqual({ one: true, 'two-b': true, four: true });
  });

  it('is the sheet of the cache that the product uses', () => {
    expect(styleCache().sheet).toBeInstanceOf(SheetByTask);
  });
});
