import { act, fireEvent, screen, within } from '@testing-library/react';
import { openContact } from '../../../checks/open-screen';

// A busy machine is slower than the default five seconds.

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test(spec('2.78 2.79', 'the form and the cards beside it'), () => {
  openContact();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
    expect.arrayContaining(['Send us a message', 'PC Building Help']),
  );
  expect(screen.getByText('Monday-Friday 9am-5pm EST')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Schedule a Consultation' })).toBeVisible();
});

test(spec('1.7 4.31', 'a message goes to no server'), async () => {
  jest.useFakeTimers();
  const asked = jest.spyOn(globalThis, 'fetch');
  const beacon = jest.fn();
  Object.assign(navigator, { sendBeacon: beacon });
  const request = jest.spyOn(XMLHttpRequest.prototype, 'send');
  openContact();
  const form = within(screen.getByRole('main'));
  for (const [name, value] of [
    ['Name', 'Mira'],
    ['Email', 'mira@workbench.example'],
    ['Message', 'Which case?'],
  ] as const) {
    fireEvent.change(form.getByRole('textbox', { name }), { target: { value } });
  }
  fireEvent.click(form.getByRole('button', { name: 'Send Message' }));
  await pass(1_600);
  expect(screen.getByText('Message sent!')).toBeVisible();
  for (const way of [asked, beacon, request]) expect(way).not.toHaveBeenCalled();
});
