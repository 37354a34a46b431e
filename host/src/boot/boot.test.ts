import { sayHostFailed } from '../load-reports/host-failed';

const own = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[data-own]')];
const said = () => document.querySelector('#root .start')?.textContent;
const root = document.documentElement;
const fails = (): never => {
  throw new TypeError('not here');
};

/** Puts a property into the browser's or the page's object until the test ends. */
function put(target: object, name: string, property: PropertyDescriptor): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...property });
  putInto.unshift(() => {
    Reflect.deleteProperty(target, name);
    if (before) Object.defineProperty(target, name, before);
  });
}
let putInto: (() => void)[] = [];

const createPolicy = jest.fn();
const beacon = jest.fn();
const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]:not([data-own])')];
const entry = '/remotes/mf-commerce/1.0.0/remoteEntry.js';
const record = {
  part: 'mf-commerce',
  record: { version: '1.0.0', entry: { src: entry, integrity: 'sha384-e' }, screens: [], needs: {} },
};
const index = {
  epoch: 1,
  revision: 3,
  host: { version: '1.0.0', shared: {} },
  remotes: { 'mf-commerce': { paths: ['/contact'], live: ['1.0.0', 'sha384-r'] } },
};

/** The page as the gateway sends it. */
function write(): void {
  document.head.innerHTML = [
    `<script type="application/json" id="rig4u-config">{}</script>`,
    `<script type="application/json" id="rig4u-index">${JSON.stringify(index)}</script>`,
    `<script type="application/json" id="rig4u-record">${JSON.stringify(record)}</script>`,
    '<link rel="preload" as="script" data-own href="/host/1/main.js" integrity="sha384-main">',
  ].join('');
  document.body.innerHTML = '<div id="root"><p class="start">Loading application...</p></div>';
}

/** Runs the inline script, and lets the time pass in which it waits for a paint. */
async function boot(): Promise<void> {
  await jest.isolateModulesAsync(async () => {
    await import('./boot');
  });
  await jest.advanceTimersByTimeAsync(500);
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  history.replaceState(null, '', '/contact?about=1');
  write();
  hear();
  put(window, 'trustedTypes', { value: { createPolicy } });
  put(window, 'matchMedia', { value: () => ({ matches: true }) });
  put(document, 'fonts', { value: { load: async () => [] } });
  put(globalThis, 'PerformanceObserver', {
    value: class {
      observe = () => undefined;
    },
  });
  put(navigator, 'sendBeacon', { value: beacon });
});
afterEach(() => {
  for (const takeAway of putInto) takeAway();
  putInto = [];
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  jest.restoreAllMocks();
  jest.resetAllMocks();
  jest.useRealTimers();
});

/** Has the window hear what the script asks for until the test ends, but for one event. */
function hear(refused?: string): void {
  put(window, 'addEventListener', {
    value: (name: string, act: () => void, how?: boolean) => {
      if (name === refused) fails();
      EventTarget.prototype.addEventListener.call(window, name, act, how);
      putInto.push(() => window.removeEventListener(name, act, how));
    },
  });
}

/** The same marks, of which one cannot be set. */
const without = (refused: string, marks: DOMStringMap): DOMStringMap =>
  new Proxy(marks, { set: (target, name, value) => (name === refused ? fails() : Reflect.set(target, name, value)) });

/** Each step of the script, and how a visitor's own script or an odd browser has it throw. */
const broken: Record<string, () => void> = {
  'the policy "default" was made before by another script': () => createPolicy.mockImplementation(fails),
  'no answer on the theme of the system': () => put(window, 'matchMedia', { value: fails }),
  'no place for the theme': () => put(root, 'classList', { get: fails }),
  'no mark of a state': () => put(root, 'dataset', { value: without('state', root.dataset) }),
  'failed scripts cannot be heard': () => hear('error'),
  'a failed host cannot be heard': () => hear('rig4u-host-failed'),
  'no document.fonts': () => put(document, 'fonts', { value: undefined }),
  'no observer of paints': () => put(globalThis, 'PerformanceObserver', { value: undefined }),
  'a record that cannot be read': () => document.getElementById('rig4u-record')?.append('cut off'),
  'a config that cannot be read': () => document.getElementById('rig4u-config')?.append('cut off'),
};

test('it sets theme, fonts and state, asks for the screen, and runs the scripts of the page', async () => {
  await boot();
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(root.dataset).toMatchObject({ theme: 'dark', fonts: 'web', state: '' });
  expect(preloads().map(({ href }) => new URL(href).pathname)).toEqual([entry]);
  expect(own()).toHaveLength(1);
  expect(console.warn).not.toHaveBeenCalled();
});

/** Two steps listen for scripts that fail. */
const stepsLost: Record<string, number> = { 'failed scripts cannot be heard': 2 };

test.each(Object.entries(broken))('%s: the scripts of the page run all the same', async (name, makeBroken) => {
  makeBroken();
  await boot();
  expect(own().map(({ src }) => new URL(src).pathname)).toEqual(['/host/1/main.js']);
  expect(said()).toBe('Loading application...');
  expect(console.warn).toHaveBeenCalledTimes(stepsLost[name] ?? 1);
});

test('a storage that throws is one that keeps nothing', async () => {
  put(window, 'localStorage', { get: fails });
  await boot();
  expect(own()).toHaveLength(1);
  expect(console.warn).not.toHaveBeenCalled();
});

test('fonts that cannot be waited for hold up no paint', async () => {
  put(document, 'fonts', { value: undefined });
  await boot();
  expect(root.dataset['fonts']).toBeUndefined();
});

test('scripts that a foreign policy refuses: the page says that it did not start, and so does a report', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  put(HTMLScriptElement.prototype, 'integrity', { set: fails });
  await boot();
  expect(said()).toBe('Something went wrong. Please refresh the page.');
  expect(error).toHaveBeenCalledWith('The scripts of the page were refused:', expect.any(TypeError));
  expect(beacon).toHaveBeenCalledTimes(1);
});

test('an application that gives up is told of', async () => {
  await boot();
  sayHostFailed(window, 'entry');
  expect(beacon).toHaveBeenCalledTimes(1);
});
