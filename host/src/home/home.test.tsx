import { act, screen, waitFor } from '@testing-library/react';
import { partTypes, requiredTypes } from '@rig4u/shared/builds';
import { renderScreen } from '@rig4u/shared/testing';
import { IsOpen } from '../remotes/source';
import { Home } from './home';

const picture =
  '<svg viewBox="0 0 1600 900"><g data-part="psu" data-home="169.7 -98"></g>' +
  '<g data-part="lid" data-home="0 64"></g><g data-part="notes"></g></svg>';
let drawing: () => string;
jest.mock('./hero-drawing', () => ({
  get heroDrawing() {
    return drawing();
  },
}));

const part = (name: string) => document.querySelector<SVGElement>(`[data-part="${name}"]`);
const preferLessMotion = (less: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: less && query.includes('reduced-motion'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

beforeEach(() => {
  drawing = () => picture;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test(spec('1.1 2.19 2.21 2.22 2.23 2.24', 'headline, one way on, and three doors'), async () => {
  renderScreen(<Home />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Perfect PC');
  expect(screen.getByRole('heading', { level: 2, name: 'Customize Your Dream PC' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'PC Part Picker',
    'Recommended Builds',
    'PC Building Guides',
  ]);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Find My PC', '/pc-part-picker'],
    ['Not sure? Two questions', '/optimal-build'],
    ['Rig4U: Find My PC', '/pc-part-picker'],
    ['Find My Optimal Build', '/optimal-build'],
    ['View PC Building Guides', '/guides'],
  ]);
  expect(document.title).toBe('Your Perfect PC · Rig4U');
  await waitFor(() => expect(part('psu')).toBeInTheDocument());
});

test('every figure is counted, and stands beside its name', async () => {
  const { container } = renderScreen(<Home />);
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Kinds of parts', String(partTypes.length)],
    ['Needed for a PC', String(partTypes.filter(({ required }) => required).length)],
    ['Account', 'Not needed'],
  ]);
  const rest = container.textContent?.replaceAll('Rig4U', '') ?? '';
  expect(rest.match(/\d+/g)).toEqual([`${partTypes.length}`, `${requiredTypes.length}`]);
  expect(screen.getByText(/^Three ways in\./)).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  await waitFor(() => expect(part('psu')).toBeInTheDocument());
});

test('without the wizard the hero does not ask', async () => {
  renderScreen(
    <IsOpen value={(path) => path !== '/optimal-build'}>
      <Home />
    </IsOpen>,
  );
  expect(screen.queryByRole('link', { name: 'Not sure? Two questions' })).not.toBeInTheDocument();
  await waitFor(() => expect(part('psu')).toBeInTheDocument());
});

test(spec('2.92', 'a visitor who comes with a build goes on to it, and Back does not return here'), async () => {
  const { location } = renderScreen(<Home />, {
    route: '/',
    state: { buildId: '17 a' },
    routes: [{ path: '/pc-part-picker/:id', element: <h1>PC Builder</h1> }],
  });
  expect(await screen.findByRole('heading', { name: 'PC Builder' })).toBeVisible();
  expect(location().pathname).toBe('/pc-part-picker/17%20a');
});

test.each([null, 'build', { buildId: 17 }, { buildId: '' }, {}])(
  'any other navigation state is no build: %j',
  async (state) => {
    renderScreen(<Home />, { state });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(part('psu')).toBeInTheDocument());
  },
);

test(spec('2.20 9.11', 'the PC assembles when the drawing arrives and opens again at 500 ms'), async () => {
  jest.useFakeTimers();
  preferLessMotion(false);
  renderScreen(<Home />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(part('psu')?.style.transform).toBe('translate(169.7px,-98px)');
  expect(part('notes')?.style.opacity).toBe('0');
  act(() => jest.advanceTimersByTime(499));
  expect(part('lid')?.style.transform).toBe('translate(0px,64px)');
  act(() => jest.advanceTimersByTime(1));
  expect(part('lid')?.style.transform).toBe('');
  expect(part('lid')?.style.transitionDelay).toBe('40ms');
  expect(part('notes')?.style.opacity).toBe('');
});

test(spec('2.20', 'it stands still for visitors who prefer less motion'), async () => {
  preferLessMotion(true);
  renderScreen(<Home />);
  await waitFor(() => expect(part('psu')).toBeInTheDocument());
  expect(part('psu')?.getAttribute('style')).toBeNull();
});

test('without its drawing the hero is whole, and the failure is reported', async () => {
  drawing = () => {
    throw new Error('chunk did not load');
  };
  const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  renderScreen(<Home />);
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      '/api/log-error',
      expect.objectContaining({ body: expect.stringContaining('chunk did not load') }),
    ),
  );
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.querySelector('svg[viewBox="0 0 1600 900"]')).toBeNull();
});
