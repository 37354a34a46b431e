import { forgetDrafts } from '@rig4u/shared/storage';
import { paths } from '@rig4u/shared/routing';
import { faults, neverAnswered, renderScreen, testConfig } from '@rig4u/shared/testing';
import { ToastAreas } from '@rig4u/shared/toasts';
import { act, fireEvent, screen } from '@testing-library/react';
import { openContact } from '../../../checks/open-screen';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const name = () => screen.getByRole('textbox', { name: 'Name' });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const message = () => screen.getByRole('textbox', { name: 'Message' });
const fill = () => {
  fireEvent.change(name(), { target: { value: 'Mira' } });
  fireEvent.change(email(), { target: { value: 'mira@workbench.example' } });
  fireEvent.change(message(), { target: { value: 'Which case?' } });
};

test(spec('2.79', 'the support data of the configuration, as links where they lead somewhere'), () => {
  openContact();
  const { support } = testConfig;
  expect(screen.getByRole('link', { name: support.email })).toHaveAttribute('href', 'mailto:support@rig4u.example');
  expect(screen.getByRole('link', { name: support.phone })).toHaveAttribute('href', 'tel:+15550100');
  expect(screen.getByText(support.address)).toBeVisible();
  expect(screen.getByText(support.phoneHours)).toBeVisible();
  expect(screen.getByText('24-hour reply target')).toBeVisible();
});

test(spec('2.80', 'help with building leads to the guides and the picker'), () => {
  openContact();
  expect(screen.getByRole('heading', { level: 2, name: 'PC Building Help' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'PC Building Guides' })).toHaveAttribute('href', paths.guides);
  expect(screen.getByRole('link', { name: 'PC Part Picker' })).toHaveAttribute('href', paths.picker);
});

test('one title, and the way back', () => {
  openContact();
  expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', paths.home);
  expect(document.title).toBe('Contact · Rig4U');
});

describe('the message', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    forgetDrafts();
  });

  test(spec('2.78 3.33 5.3', 'every field is required, the message has five rows'), () => {
    openContact();
    for (const field of [name(), email(), message()]) expect(field).toBeRequired();
    expect(email()).toHaveAttribute('type', 'email');
    expect(message()).toHaveAttribute('rows', '5');
  });

  test(spec('5.3', 'nothing is sent while a field is empty'), async () => {
    openContact();
    fill();
    fireEvent.change(message(), { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await pass(0);
    expect(screen.queryByRole('button', { name: 'Sending...' })).not.toBeInTheDocument();
    await pass(1_600);
    expect(screen.queryByText('Message sent!')).not.toBeInTheDocument();
    expect(name()).toHaveValue('Mira');
  });

  test('what was written and not sent is there again, until it is sent', async () => {
    const { unmount } = openContact();
    fill();
    await pass(10);
    expect(sessionStorage.getItem('rig4u-drafts-contact')).toContain('Which case?');
    unmount();
    openContact();
    await pass(10);
    for (const [field, text] of [
      [name(), 'Mira'],
      [email(), 'mira@workbench.example'],
      [message(), 'Which case?'],
    ] as const)
      expect(field).toHaveValue(text);
    fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await pass(1_600);
    expect(message()).toHaveValue('');
    expect(sessionStorage.getItem('rig4u-drafts-contact')).toBeNull();
  });

  test.each([...faults, { name: 'no answer', fetch: neverAnswered }])(
    '$name: a message and a copy of it ask nobody',
    async ({ fetch }) => {
      const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(fetch);
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async () => undefined },
        configurable: true,
      });
      openContact();
      fill();
      fireEvent.change(message(), { target: { value: 'Which case? '.repeat(400) } });
      fireEvent.click(screen.getByRole('button', { name: 'Copy message' }));
      await pass(100);
      expect(screen.getByText('Message copied')).toBeVisible();
      fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
      await pass(1_600);
      expect(screen.getByText('Message sent!')).toBeVisible();
      expect(asked).not.toHaveBeenCalled();
      asked.mockRestore();
    },
  );

  test('a tab that is closed meanwhile says nothing later, and what was written is there in it alone', async () => {
    const { unmount } = openContact();
    fill();
    fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await pass(500);
    unmount();
    forgetDrafts();
    openContact();
    await pass(2_000);
    expect(screen.queryByText('Message sent!')).not.toBeInTheDocument();
    expect(message()).toHaveValue('');
  });

  test('leaving meanwhile ends it', async () => {
    const { unmount } = openContact();
    fill();
    fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    unmount();
    await pass(1_500);
    renderScreen(<ToastAreas />);
    await pass(100);
    expect(screen.queryByText('Message sent!')).not.toBeInTheDocument();
  });

  test(spec('4.31 8.30 9.8', 'a second and a half of sending, then the form is empty and says thanks'), async () => {
    openContact();
    fill();
    fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await pass(1_499);
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    expect(message()).toHaveValue('Which case?');
    await pass(1);
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    for (const field of [name(), email(), message()]) expect(field).toHaveValue('');
    await pass(100);
    expect(screen.getByText('Message sent!')).toBeVisible();
    expect(screen.getByText("We'll get back to you as soon as possible.")).toBeVisible();
  });

  test('whoever lost the focus to the resting button gets it back', async () => {
    openContact();
    fill();
    fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(document.body).toHaveFocus();
    await pass(1_500);
    expect(screen.getByRole('button', { name: 'Send Message' })).toHaveFocus();
  });

  test('the form says that the message goes by email, has it ready, and says after it has cleared that it is to be sent', async () => {
    openContact();
    const link = () => screen.getByRole('link', { name: 'Open as an email' });
    expect(screen.getByText(/^Your message goes to us by email, from your own email program\./)).toBeVisible();
    expect(link()).toHaveAttribute('href', 'mailto:support@rig4u.example?subject=A%20question%20about%20a%20PC');
    fill();
    const filled = 'subject=Message%20from%20Mira&body=Which%20case%3F%0D%0A%0D%0AMira%0D%0Amira%40workbench.example';
    expect(link()).toHaveAttribute('href', `mailto:support@rig4u.example?${filled}`);
    fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await pass(1_500);
    expect(message()).toHaveValue('');
    const left = /^One step is left: open your message as an email to support@rig4u\.example, and send it/;
    expect(screen.getByText(left)).toBeVisible();
    await pass(100);
    expect(screen.getByText('One step is left: send the email that is ready in the form.')).toBeVisible();
    expect(link()).toHaveAttribute('href', `mailto:support@rig4u.example?${filled}`);
    expect(screen.queryByRole('button', { name: 'Copy message' })).not.toBeInTheDocument();
    fireEvent.change(message(), { target: { value: 'And which fan?' } });
    expect(screen.queryByText(left)).not.toBeInTheDocument();
  });

  test('a message that is too long for a link can be copied whole, and a refusal says what to do', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    openContact();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    fill();
    const long = 'Which case? '.repeat(400);
    fireEvent.change(message(), { target: { value: long } });
    expect(screen.getByText(/^The message is too long for a link/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Copy message' }));
    await pass(100);
    expect(writeText).toHaveBeenCalledWith(`${long.trim()}\n\nMira\nmira@workbench.example`);
    expect(screen.getByText('Message copied')).toBeVisible();
    writeText.mockRejectedValueOnce(new Error('not allowed'));
    fireEvent.click(screen.getByRole('button', { name: 'Copy message' }));
    await pass(100);
    expect(screen.getByText('Message not copied')).toBeVisible();
  });
});
