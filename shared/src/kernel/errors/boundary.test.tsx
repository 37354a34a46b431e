import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initConfig } from '../config';
import { testConfig } from '../../../checks/test-config';
import { ErrorBoundary } from '.';

const report = jest.fn<Promise<Response>, [unknown, RequestInit]>();
let broken: boolean;

function Screen() {
  if (broken) throw new Error('a wire came off');
  return <p>All wired</p>;
}
const bounded = (key: string, onError?: (error: unknown) => void) => (
  <ErrorBoundary
    resetKeys={[key]}
    {...(onError && { onError })}
    fallback={(error, componentStack, reset) => (
      <div>
        <p>{error instanceof Error ? error.message : 'unknown'}</p>
        <pre role="note">{componentStack}</pre>
        <button onClick={reset}>Try Again</button>
      </div>
    )}
  >
    <Screen />
  </ErrorBoundary>
);

beforeEach(() => {
  broken = true;
  report.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => report(url, init ?? {}));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test(
  spec('7.6', 'an error in rendering shows the fallback with its component stack, and is reported once'),
  async () => {
    const onError = jest.fn();
    render(bounded('a', onError));
    expect(screen.getByText('a wire came off')).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent('at Screen');
    await waitFor(() => expect(report).toHaveBeenCalledTimes(1));
    expect(String(report.mock.calls[0]?.[1].body)).toContain('a wire came off');
    expect(onError).toHaveBeenCalledTimes(1);
  },
);

test(spec('4.35', 'reset tries to render again'), async () => {
  render(bounded('a'));
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('All wired')).toBeVisible();
});

test('another key clears the error; the same key keeps it', () => {
  const { rerender } = render(bounded('a'));
  broken = false;
  rerender(bounded('a'));
  expect(screen.getByText('a wire came off')).toBeVisible();
  rerender(bounded('b'));
  expect(screen.getByText('All wired')).toBeVisible();
});

describe('with a database', () => {
  const services = {
    auth: { apiKey: 'key', authDomain: 'rig.example', projectId: 'rig' },
    database: { url: 'https://db.example', anonKey: 'anon' },
  };
  beforeEach(() => initConfig({ ...testConfig, services }));
  afterEach(() => initConfig(testConfig));

  test(
    spec(
      '3.36 7.13 8.36',
      'an error goes to the endpoint and into the table under one id; the same one again is only counted',
    ),
    async () => {
      const crashing = (key: string) => (
        <ErrorBoundary key={key} component="Guides" fallback={() => <p>Broken</p>}>
          <Screen />
        </ErrorBoundary>
      );
      const failure = new Error('one and the same');
      const Screen = () => {
        throw failure;
      };
      const { rerender } = render(crashing('a'));
      await waitFor(() => expect(report).toHaveBeenCalledTimes(2));
      const [posted, inserted] = report.mock.calls.map(([, init]) => JSON.parse(String(init.body)));
      expect(report.mock.calls.map(([url]) => String(url))).toEqual([
        '/api/log-error',
        'https://db.example/rest/v1/error_logs',
      ]);
      expect(posted).toMatchObject({ error: 'one and the same', component: 'Guides' });
      expect(inserted).toMatchObject({
        id: posted.id,
        error_message: 'one and the same',
        component: 'Guides',
        priority: 'medium',
        metadata: { type: 'react-error-boundary', componentStack: posted.componentStack },
      });
      expect(posted.componentStack).toContain('ErrorBoundary');
      rerender(crashing('b'));
      expect(screen.getByText('Broken')).toBeVisible();
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(report).toHaveBeenCalledTimes(2);
    },
  );
});
