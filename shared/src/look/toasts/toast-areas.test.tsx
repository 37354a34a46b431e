import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderScreen } from '../../../checks/render-screen';
import { ToastAreas } from './toast-areas';
import RadixAreas from './radix-areas';
import { dismissNotification, dismissToast, notify, toast } from '.';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const list = (name: RegExp) => within(screen.getByRole('region', { name })).getByRole('list');

async function open(say: () => void): Promise<void> {
  renderScreen(<ToastAreas load={() => Promise.resolve({ default: RadixAreas })} />);
  act(say);
  await pass(50);
}

/** A finger that moves to the right by so many pixels. */
async function swipe(item: HTMLElement, pixels: number): Promise<void> {
  // jsdom's own pointer events forget where they are.
  const at = (kind: string, clientX: number) => fireEvent(item, new MouseEvent(kind, { clientX, bubbles: true }));
  at('pointerdown', 0);
  for (const share of [0.25, 0.5, 0.75, 1]) at('pointermove', pixels * share);
  at('pointerup', pixels);
  await pass(50);
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(HTMLElement.prototype, {
    setPointerCapture: jest.fn(),
    hasPointerCapture: jest.fn(() => true),
    releasePointerCapture: jest.fn(),
  });
});
afterEach(async () => {
  act(() => {
    dismissToast();
    dismissNotification();
  });
  await pass(1_000_000);
  jest.useRealTimers();
});

test(spec('2.10 9.20', 'notifications stand at the bottom right, 356 px wide, 14 px apart'), async () => {
  await open(() => void notify({ title: 'News' }));
  const { width, gap } = getComputedStyle(list(/^Notifications/));
  expect([width, gap]).toEqual(['356px', '14px']);
  const region = screen.getByRole('region', { name: /^Notifications/ });
  const dock = region.parentElement ?? document.body;
  expect(dock.lastElementChild).toBe(region);
  const { position, justifyContent, top, bottom } = getComputedStyle(dock);
  expect([position, justifyContent, top]).toEqual(['fixed', 'space-between', '']);
  expect(getComputedStyle(dock).getPropertyValue('inset-inline-start')).toBe('var(--gutter)');
  // Beside what keeps the end of the page, where something does.
  expect(getComputedStyle(dock).getPropertyValue('inset-inline-end')).toBe('calc(var(--gutter) + var(--beside))');
  expect(bottom).toContain('var(--bar)');
});

test('toasts stand at the other end of the same line, so that they cover neither header nor title nor news', async () => {
  await open(() => void toast({ title: 'Build Saved' }));
  const region = screen.getByRole('region', { name: /^Messages/ });
  const { position, flexWrap, top } = getComputedStyle(region.parentElement ?? document.body);
  expect([position, flexWrap, top]).toEqual(['fixed', 'wrap-reverse', '']);
  expect(region.parentElement?.firstElementChild).toBe(region);
});

const areas: [name: string, threshold: number, area: RegExp, say: () => void][] = [
  ['a toast', 50, /^Messages/, () => void toast({ title: 'Swiped' })],
  ['a notification', 20, /^Notifications/, () => void notify({ title: 'Swiped' })],
];

test.each(areas)(
  spec('4.37 4.39 9.16 9.20', '%s goes with a swipe to the right from %i px on'),
  async (_, threshold, area, say) => {
    await open(say);
    const item = () => within(list(area)).queryByRole('listitem');
    await swipe(item() ?? document.body, threshold - 2);
    expect(item()).toBeInTheDocument();
    await swipe(item() ?? document.body, threshold + 2);
    expect(item()).not.toBeInTheDocument();
  },
);
