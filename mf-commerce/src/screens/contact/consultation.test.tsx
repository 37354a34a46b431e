import { accessibilityFaults } from '@rig4u/config/accessibility';
import { openedDialog } from '@rig4u/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openContact } from '../../../checks/open-screen';

// Thursday evening in New York; support may take 24 hours to see an invitation.
const now = new Date('2026-10-29T22:30:00Z');
const schedule = () => screen.getByRole('button', { name: 'Schedule a Consultation' });
const dialog = () => openedDialog('Schedule a Consultation');

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now.getTime()));
afterEach(() => jest.restoreAllMocks());

/** What is given to the visitor as a file. */
function downloads() {
  const files: { name: string; blob: Blob }[] = [];
  const blobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob) - 1}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.slice('blob:'.length))];
    if (blob) files.push({ name: this.download, blob });
  });
  return files;
}

test('the page is sound', async () => {
  const { container } = openContact();
  expect(await accessibilityFaults(container)).toEqual([]);
  expect(screen.getAllByRole('heading').map((heading) => heading.tagName)).toEqual(['H1', 'H2', 'H2', 'H2', 'H2']);
});

test(spec('2.81', 'the next weekdays with their times, Eastern and the visitor’s'), async () => {
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Europe/Berlin' });
  const { user } = openContact();
  await user.click(schedule());
  const days = within(await dialog()).getAllByRole('group');
  expect(days.map((day) => within(day).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Monday, November 2',
    'Tuesday, November 3',
    'Wednesday, November 4',
  ]);
  const [monday] = days;
  expect(
    monday &&
      within(monday)
        .getAllByRole('button')
        .map((button) => button.textContent?.replaceAll('\u202f', ' ')),
  ).toContain('9:00 AM EST Yours: 3:00 PM GMT+1');
  expect(await accessibilityFaults(await dialog())).toEqual([]);
});

test('Escape closes without a file, and the focus goes back', async () => {
  const files = downloads();
  const { user } = openContact();
  await user.click(schedule());
  await dialog();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(schedule()).toHaveFocus());
  expect(files).toEqual([]);
});

test(spec('2.81', 'choosing one downloads an invitation to support and says what to do with it'), async () => {
  const files = downloads();
  const { user } = openContact();
  await user.click(schedule());
  const tuesday = within(await dialog()).getByRole('group', { name: 'Tuesday, November 3' });
  await user.click(within(tuesday).getByRole('button', { name: /^10:00\sAM EST/ }));
  expect(
    await screen.findByText('Open consultation.ics in your calendar and send it to support@rig4u.example.'),
  ).toBeVisible();
  expect(files.map(({ name }) => name)).toEqual(['consultation.ics']);
  const text = await files[0]?.blob.text();
  expect(text).toContain('DTSTART:20261103T150000Z\r\nDTEND:20261103T153000Z');
  expect(text?.replaceAll('\r\n ', '')).toContain('RSVP=TRUE:mailto:support@rig4u.example');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(schedule()).toHaveFocus());
});
