import { isForeign } from './foreign';

const own = 'https://rig4u.example/remotes/mf-builder/1.2.0/picker.4f2c.js';
const chrome = 'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn';
const moz = 'moz-extension://0b5f1c2e-1111-2222-3333-444455556666';
const safari = 'safari-web-extension://46434E60-F5BD-48A4-80C8-A422C5D16897';
const tampermonkey = `${chrome}/userscript.html?name=Price%2520watch.user.js&id=c4dbaca4`;

/** An error with the stack that a browser gives it. */
const thrown = (message: string, ...stack: string[]) => Object.assign(new Error(message), { stack: stack.join('\n') });
const chromium = (message: string, ...frames: string[]) =>
  thrown(message, `TypeError: ${message}`, ...frames.map((frame) => `    at ${frame}`));

test.each([
  ['Chromium, a function', chromium('x', `e.send (${chrome}/inpage.js:1:200)`, `press (${own}:1:2)`)],
  ['Chromium, no function', chromium('x', `${chrome}/inpage.js:1:200`)],
  ['Chromium, an async function', chromium('x', `async ${chrome}/inpage.js:1:200`)],
  ['Chromium, code of a text', chromium('x', `eval (eval at run (${chrome}/a.js:1:2), <anonymous>:1:1)`)],
  ['Chromium, in a function of the browser', chromium('x', 'JSON.parse (<anonymous>)', `f (${chrome}/a.js:1:2)`)],
  [
    'Chromium, in a callback',
    chromium('x', 'Array.map (<anonymous>)', 'new Promise (<anonymous>)', `${chrome}/a.js:1:2`),
  ],
  ['Chromium, a message of two lines', chromium('one\n    at two:1:1', `f (${chrome}/a.js:1:2)`)],
  ['Firefox', thrown('x', `send@${moz}/inpage.js:1:200`, `press@${own}:1:2`, '')],
  ['Firefox, no function', thrown('x', `@${moz}/inpage.js:1:200`, '')],
  ['Firefox, code of a text', thrown('x', `f@${moz}/a.js line 3 > eval:1:1`)],
  ['Safari', thrown('x', `p_@${safari}/scripts/content.js:29:33314`, 'promiseReactionJob@[native code]')],
  ['Safari, no function', thrown('x', `${safari}/scripts/content.js:29:56027`)],
  ['Safari, in a function of the browser', thrown('x', 'parse@[native code]', `${safari}/scripts/content.js:29:560`)],
  ['Safari, an address that it hides', thrown('x', 'f@webkit-masked-url://hidden/:1:2')],
  ['Safari, an older extension', thrown('x', 'f@safari-extension://com.example.ext/abc/content.js:1:2')],
  ['an old Edge', chromium('x', 'f (ms-browser-extension://abc/a.js:1:2)')],
  ['Tampermonkey', chromium('x', `write (${tampermonkey}:133:9)`, `press (${own}:1:2)`)],
  ['Tampermonkey, its name alone', chromium('x', 'write (userscript.html?name=Price%20watch.user.js&id=1:133:9)')],
  ['Tampermonkey in Firefox', thrown('x', `write@${moz}/userscript.html?name=Price.user.js&id=1:133:9`)],
  ['Violentmonkey', chromium('x', `${chrome}/Price%20watch.user.js#7:28:11`)],
  ['Greasemonkey', thrown('x', 'write@user-script:%7B0b5f%7D/Price%20watch:533:9')],
  ['Greasemonkey 3', thrown('x', 'write@file:///home/jo/.mozilla/firefox/a/gm_scripts/Price/Price.user.js:33:9')],
  ['a script that an app puts into the page', thrown('x', '@user-script:11:11:75', `press@${own}:27:61`)],
  [
    'an object of a wallet',
    { code: -32603, message: 'denied', stack: `Error: denied\n    at f (${chrome}/inpage.js:1:2)` },
  ],
])('%s: an extension threw it', (_, error) => {
  expect(isForeign(error)).toBe(true);
  expect(isForeign(error, own)).toBe(true);
});

test.each([
  ['Chromium', chromium('x', `press (${own}:1:2)`, `send (${chrome}/inpage.js:1:200)`)],
  ['Firefox', thrown('x', `press@${own}:1:2`, `send@${moz}/inpage.js:1:200`)],
  ['Safari', thrown('x', `press@${own}:1:2`, `send@${safari}/content.js:1:200`)],
  [
    'in a function of the browser',
    chromium('x', 'JSON.parse (<anonymous>)', `f (${own}:1:2)`, `g (${chrome}/a.js:1:2)`),
  ],
  ['a message that names an extension', chromium(`Not from ${chrome}/a.js:1:2`, `press (${own}:1:2)`)],
  ['a message whose line is like a frame', chromium(`no\n    at f (${chrome}/a.js:1:2)`, `press (${own}:1:2)`)],
  ['a message of one letter', thrown('e', `press@${own}:1:2`)],
  ['no frame at all', thrown('x', 'TypeError: x')],
  ['a real one', new Error('x')],
])('%s: the product threw it, or nobody knows who', (_, error) => {
  expect(isForeign(error)).toBe(false);
});

test('without a frame the file counts', () => {
  for (const error of ['text', undefined, null, 7, {}, thrown('x', 'SyntaxError: x'), { stack: 7 }]) {
    expect(isForeign(error, `${chrome}/inpage.js`)).toBe(true);
    expect(isForeign(error, own)).toBe(false);
    expect(isForeign(error)).toBe(false);
  }
});

test('what no page may read is of an extension', () => {
  const denied = new Proxy(
    {},
    {
      has: () => {
        throw new Error('Permission denied to access property "stack"');
      },
    },
  );
  expect(isForeign(denied)).toBe(true);
});
