import { replaceOldPage } from './replace-old-page';

const onGone = jest.fn();
const reload = jest.fn();

/** A page whose own script, or another one, fails; `status` is what the server says of it. */
async function page({ status = 404, own = true } = {}) {
  const ask = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status }));
  const heard = new EventTarget();
  const listens = Object.assign(Object.create(null), {
    addEventListener: heard.addEventListener.bind(heard),
    sessionStorage,
    location: { reload },
  });
  replaceOldPage(listens, onGone);
  for (const src of ['/host/1.3.0/react.js', '/host/1.3.0/main.js']) {
    const script = Object.assign(document.createElement('script'), { src });
    if (own) script.setAttribute('data-own', '');
    const event = new Event('error');
    Object.defineProperty(event, 'target', { value: script });
    heard.dispatchEvent(event);
  }
  await new Promise((done) => setTimeout(done));
  return ask;
}

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('a page whose first scripts are gone is told of, and loaded anew, once', async () => {
  expect((await page()).mock.calls).toEqual([
    [expect.stringMatching(/\/host\/1\.3\.0\/react\.js$/), expect.anything()],
  ]);
  await page();
  expect([onGone, reload].map((one) => one.mock.calls.length)).toEqual([1, 1]);
});

test.each([
  ['the server has', { status: 200 }],
  ['the server cannot give now', { status: 503 }],
  ['is not its own', { own: false }],
])('a page with a script that fails and that %s stays', async (_which, setup) => {
  await page(setup);
  expect([onGone, reload].map((one) => one.mock.calls.length)).toEqual([0, 0]);
});
