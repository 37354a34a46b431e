import { initConfig } from '../config';
import { testConfig } from '../../../checks/test-config';
import { installErrorHandlers, logError } from '.';
import { logRenderError } from './log';

const services = {
  auth: { apiKey: 'key', authDomain: 'rig.example', projectId: 'rig' },
  database: { url: 'https://db.example', anonKey: 'anon' },
};
const fetching = jest.fn<Promise<Response>, [string, RequestInit]>();
const bodies = (): Record<string, unknown>[] => fetching.mock.calls.map(([, { body }]) => JSON.parse(String(body)));
const sent = async (count: number) => {
  for (let turn = 0; turn < 200 && fetching.mock.calls.length < count; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
  return bodies();
};

beforeEach(() => {
  initConfig({ ...testConfig, services });
  fetching.mockReset().mockImplementation(async () => new Response(null, { status: 201 }));
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => fetching(String(url), init ?? {}));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test(spec('3.35 3.37 6.8 7.9 7.34', 'a row has every field, and goes to the table as a visitor'), async () => {
  const error = new Error('no wires left');
  expect(
    await logError({ component: 'Cable', error, priority: 'high', metadata: { type: 'unhandledrejection' } }),
  ).toBe(true);
  const [[url, init]] = [fetching.mock.calls[0] ?? ['', {}]];
  expect([url, init.method]).toEqual(['https://db.example/rest/v1/error_logs', 'POST']);
  expect(new Headers(init.headers).get('apikey')).toBe('anon');
  expect(new Headers(init.headers).get('authorization')).toBe('Bearer anon');
  expect(bodies()).toEqual([
    {
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
      component: 'Cable',
      error_message: 'no wires left',
      error_stack: error.stack,
      priority: 'high',
      metadata: { type: 'unhandledrejection' },
      browser_info: {
        userAgent: navigator.userAgent,
        language: navigator.language,
        platform: navigator.platform,
        viewport: { width: window.innerWidth, height: window.innerHeight },
        url: 'http://localhost/',
        referrer: null,
      },
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      resolved: false,
      occurrences: 1,
    },
  ]);
});

test(spec('3.37', 'the page that led here is named, without what may be secret in its address'), async () => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://mail.example/read?token=abc&folder=in#4');
  await logError({
    component: 'Cable',
    error: new Error('led here'),
    priority: 'high',
    metadata: { type: 'unhandledrejection' },
  });
  expect(bodies()).toMatchObject([{ browser_info: { referrer: 'https://mail.example/read?token=***&folder=in' } }]);
});

test('no secret gets into a row', async () => {
  window.history.replaceState(null, '', '/account?access_token=hunter2#id_token=hunter2');
  const error = new Error('Bearer hunter2 of jo@hunter2.example');
  await logError({
    component: 'token=hunter2',
    error,
    priority: 'medium',
    metadata: { type: 'react-error-boundary', componentStack: 'at X (//a?key=hunter2)' },
  });
  expect(JSON.stringify(bodies())).not.toContain('hunter2');
  window.history.replaceState(null, '', '/');
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['the database refuses', async () => Response.json({ message: 'no' }, { status: 403 })],
])(spec('7.14', '%s: a warning in the console, false, and nothing else is logged'), async (name, answer) => {
  fetching.mockImplementation(answer);
  expect(
    await logError({
      component: name,
      error: new Error(name),
      priority: 'high',
      metadata: { type: 'unhandledrejection' },
    }),
  ).toBe(false);
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('without a database nothing is asked for', async () => {
  initConfig(testConfig);
  expect(
    await logError({ component: 'x', error: 'text', priority: 'high', metadata: { type: 'unhandledrejection' } }),
  ).toBe(false);
  expect(fetching).not.toHaveBeenCalled();
});

test('an identical error is counted and sent when the page goes', async () => {
  const stop = installErrorHandlers(window);
  const failure = {
    component: 'Again',
    error: new Error('again'),
    priority: 'high',
    metadata: { type: 'unhandledrejection' },
  } as const;
  expect([await logError(failure), await logError(failure), await logError(failure)]).toEqual([true, true, true]);
  expect(fetching).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pagehide'));
  const [first, repeats] = await sent(2);
  expect(repeats).toMatchObject({ error_message: 'again', occurrences: 2 });
  expect(repeats?.id).not.toBe(first?.id);
  expect(fetching.mock.calls[1]?.[1].keepalive).toBe(true);
  stop();
});

test('where the browser offers no random UUID, one is made', async () => {
  const kept = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  await logError({
    component: 'insecure page',
    error: 'x',
    priority: 'high',
    metadata: { type: 'unhandledrejection' },
  });
  if (kept) Object.defineProperty(crypto, 'randomUUID', kept);
  else Reflect.deleteProperty(crypto, 'randomUUID');
  expect(bodies()[0]?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

describe('what nothing else caught', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = installErrorHandlers(window);
  });
  afterEach(() => stop());

  const raise = (init: ErrorEventInit) => window.dispatchEvent(new ErrorEvent('error', init));
  const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

  test(spec('3.36 7.12 8.36', 'an error is logged with high priority and its place'), async () => {
    raise({
      message: 'Uncaught Error: bang',
      filename: 'https://rig.example/main.js',
      lineno: 12,
      colno: 34,
      error: new Error('bang'),
    });
    expect((await sent(1))[0]).toMatchObject({
      component: 'window',
      error_message: 'bang',
      priority: 'high',
      metadata: { type: 'window.error', source: 'https://rig.example/main.js', line: 12, column: 34 },
    });
  });

  test(spec('3.36 7.12 8.36', 'a rejection is logged with high priority, whatever it was rejected with'), async () => {
    reject(new Error('nobody caught me'));
    reject(undefined);
    const rows = await sent(2);
    expect(rows.map(({ error_message, priority, metadata }) => [error_message, priority, metadata])).toEqual([
      ['nobody caught me', 'high', { type: 'unhandledrejection' }],
      ['Unknown error', 'high', { type: 'unhandledrejection' }],
    ]);
  });

  describe('an error of an extension', () => {
    const inpage = 'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn/inpage.js';
    const ofExtension = () => Object.assign(new Error('x'), { stack: `Error: x\n    at f (${inpage}:1:2)` });
    const nothing = () => new Promise((resolve) => setTimeout(resolve, 30));
    const metadataOf = (rows: Record<string, unknown>[]) => rows.map(({ metadata }) => metadata);

    test('makes no row; the next row says how many there were, once', async () => {
      raise({ message: 'Uncaught Error: x', filename: inpage, error: ofExtension() });
      raise({ message: 'Uncaught Error: x', filename: 'https://rig.example/main.js', error: ofExtension() });
      raise({ message: 'Uncaught SyntaxError', filename: inpage });
      reject(ofExtension());
      await nothing();
      expect(fetching).not.toHaveBeenCalled();
      reject(new Error('ours, the first'));
      reject(new Error('ours, the second'));
      expect(metadataOf(await sent(2))).toEqual([
        { type: 'unhandledrejection', fromExtensions: 4 },
        { type: 'unhandledrejection' },
      ]);
    });

    test('makes none where a boundary caught it, unless a translator made it throw', async () => {
      const caught = { componentStack: '', component: 'Cable' };
      logRenderError({ ...caught, error: ofExtension(), translated: false });
      await nothing();
      expect(fetching).not.toHaveBeenCalled();
      reject(new Error('ours, after a render'));
      expect(metadataOf(await sent(1))).toEqual([{ type: 'unhandledrejection', fromExtensions: 1 }]);
      logRenderError({ ...caught, error: ofExtension(), translated: true });
      expect(metadataOf(await sent(3))).toContainEqual(
        expect.objectContaining({ type: 'react-error-boundary', translated: true }),
      );
    });

    test('is none of the 20 a minute', async () => {
      jest.spyOn(performance, 'now').mockReturnValue(1e9);
      for (let count = 0; count < 50; count += 1) reject(Object.assign(ofExtension(), { message: `x${count}` }));
      for (let count = 0; count < 21; count += 1) reject(new Error(`ours ${count} of a minute`));
      const rows = await sent(20);
      await nothing();
      expect(fetching).toHaveBeenCalledTimes(20);
      expect(metadataOf(rows)[0]).toEqual({ type: 'unhandledrejection', fromExtensions: 50 });
      jest.spyOn(performance, 'now').mockReturnValue(2e9);
    });

    test('is counted again where the row did not arrive, and waits where a row is sent twice', async () => {
      jest.spyOn(performance, 'now').mockReturnValue(3e9);
      reject(ofExtension());
      fetching.mockRejectedValueOnce(new TypeError('offline'));
      reject(new Error('ours, lost'));
      await sent(1);
      await nothing();
      reject(ofExtension());
      logRenderError({ error: new Error('ours, rendered'), componentStack: '', translated: false, component: 'Cable' });
      await sent(3);
      reject(new Error('ours, arrived'));
      const rows = await sent(4);
      expect(metadataOf(rows).filter((metadata) => JSON.stringify(metadata)?.includes('fromExtensions'))).toEqual([
        { type: 'unhandledrejection', fromExtensions: 1 },
        { type: 'unhandledrejection', fromExtensions: 2 },
      ]);
      expect(rows.at(-1)).toMatchObject({ error_message: 'ours, arrived', priority: 'high' });
    });
  });

  test('what says nothing is left out, and after stopping everything is', async () => {
    raise({ message: 'Script error.' });
    raise({ message: 'ResizeObserver loop completed with undelivered notifications.', filename: 'a.js' });
    stop();
    raise({ message: 'later', filename: 'a.js' });
    reject('later');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(fetching).not.toHaveBeenCalled();
  });
});
