import { createRegistryStore } from '../remotes/registry';
import { showWhy } from './show-why';
import { watchForWhy } from './watch-for-why';

jest.mock('./show-why', () => ({ showWhy: jest.fn() }));

const registry = createRegistryStore({
  schema: 2,
  epoch: 1,
  revision: 1,
  host: { version: '1.0.0', shared: {} },
  remotes: {},
});
const settled = () => new Promise((done) => setTimeout(done));
const press = (init: KeyboardEventInit) => window.dispatchEvent(new KeyboardEvent('keydown', init));

beforeEach(() => jest.mocked(showWhy).mockClear());
afterEach(() => history.replaceState(null, '', '/'));

test('opens by Alt+R, on any layout of keys, and by nothing else', async () => {
  watchForWhy(window, registry);
  press({ code: 'KeyR' });
  press({ code: 'KeyT', altKey: true });
  await settled();
  expect(showWhy).not.toHaveBeenCalled();
  press({ code: 'KeyR', key: '®', altKey: true });
  await settled();
  expect(showWhy).toHaveBeenCalledWith(window, registry);
});

test.each([
  ['?rig4u-why', 1],
  ['?a=b&rig4u-why=1', 1],
  ['?a=rig4u-why', 0],
])('opens by the address: %s', async (search, times) => {
  history.replaceState(null, '', search);
  watchForWhy(window, registry);
  await settled();
  expect(showWhy).toHaveBeenCalledTimes(times);
});
