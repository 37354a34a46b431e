import { eventually } from '@rig4u/kernel/until';
import { openScene } from './support/scene';

const scene = openScene();

/** Runs in the page: what becomes of a script of ours that is put in without its hash, under another address. */
const withoutHash = (): Promise<string> =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    script.onload = () => resolve('ran');
    script.onerror = () => resolve('refused');
    script.src = `${document.querySelector<HTMLScriptElement>('script[data-own]')?.src ?? ''}?again=1`;
    document.head.append(script);
  });

/** Runs in the page: what a foreign address and a text as markup lead to. */
const forbidden = (): string[] =>
  [
    () => void (document.createElement('script').src = 'https://elsewhere.test/x.js'),
    () => void (document.createElement('p').innerHTML = '<b>bold</b>'),
  ].map((act) => {
    try {
      act();
      return 'done';
    } catch (error) {
      return error instanceof Error ? error.name : 'odd';
    }
  });

/** Runs in the page: what becomes of a worker of an address, even of one of our own files. */
const worker = (): string => {
  try {
    new Worker(document.querySelector<HTMLScriptElement>('script[data-own]')?.src ?? '');
    return 'made';
  } catch (error) {
    return error instanceof Error ? error.name : 'odd';
  }
};

/** Runs in the page: what a worker says that is started from a text of the page. */
const fromText = (): Promise<string> =>
  new Promise((resolve) => {
    const address = URL.createObjectURL(new Blob(['postMessage("ran")'], { type: 'text/javascript' }));
    const own = new Worker(address);
    own.onmessage = ({ data }) => resolve(String(data));
    own.onerror = () => resolve('refused');
  });

/** Runs in the page: what becomes of a request to elsewhere by a worker from a text. */
const elsewhere = (): Promise<string> =>
  new Promise((resolve) => {
    const text = 'fetch("https://elsewhere.test/").then(() => postMessage("sent"), () => postMessage("refused"))';
    const own = new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
    own.onmessage = ({ data }) => resolve(String(data));
  });

test('a script without a hash does not run, and neither do foreign scripts, texts as markup and workers', async () => {
  const { page, context } = await scene.visit();
  await page.goto('/guides');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await eventually(async () => expect(await page.evaluate(withoutHash)).toBe('refused'));
  await eventually(async () => expect(await page.evaluate(forbidden)).toEqual(['TypeError', 'TypeError']));
  await eventually(async () => expect(await page.evaluate(worker)).toBe('TypeError'));
  await eventually(async () => expect(await page.evaluate(fromText)).toBe('ran'));
  await eventually(async () => expect(await page.evaluate(elsewhere)).toBe('refused'));
  await context.close();
});

test("an address with a dot shows the product's own page", async () => {
  const { page, context } = await scene.visit();
  for (const path of ['/guides/v2.0', '/nothing.here/at.all', '/missing.js']) {
    expect((await page.goto(path))?.headers()['content-type']).toBe('text/html; charset=utf-8');
    await page.getByRole('banner').waitFor();
    await page
      .getByRole('main')
      .getByText(/not found/i)
      .first()
      .waitFor();
  }
  await context.close();
});

test('a guide opens with its words for search engines, and refuses nothing', async () => {
  const { page, context, problems } = await scene.visit();
  await page.goto('/guides');
  await page.getByRole('link', { name: 'Read Full Guide' }).first().click();
  await page.waitForURL(/\/guides\/.+/);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  const said = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(said ?? '')).toMatchObject({ '@type': 'HowTo' });
  expect(problems).toEqual([]);
  await context.close();
});
