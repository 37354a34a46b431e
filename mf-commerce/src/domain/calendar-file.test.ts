import fc from 'fast-check';
import { escapeText, fold, invitationFile, type Invitation } from './calendar-file';

const invitation: Invitation = {
  product: 'Rig4U',
  slot: { start: new Date('2026-11-02T14:00:00Z'), end: new Date('2026-11-02T14:30:00Z') },
  now: new Date('2026-10-30T08:09:10.123Z'),
  uid: '1-2-3-4',
  guest: { name: 'Rig4U support', email: 'support@rig4u.example' },
  summary: 'PC building consultation',
  description: 'A call.\nPhone: 555; ask for help, please',
};
/** The lines as a calendar reads them. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('one event with its times in UTC, addressed to support', () => {
  expect(unfolded(invitationFile(invitation))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rig4U//Consultation//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:1-2-3-4',
    'DTSTAMP:20261030T080910Z',
    'DTSTART:20261102T140000Z',
    'DTEND:20261102T143000Z',
    'SUMMARY:PC building consultation',
    String.raw`DESCRIPTION:A call.\nPhone: 555\; ask for help\, please`,
    'ATTENDEE;CN="Rig4U support";ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:support@rig4u.example',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('separators, backslashes and line breaks in a text are escaped', () => {
  expect(escapeText('a\\b; c, d\r\ne\rf')).toBe(String.raw`a\\b\; c\, d\ne\nf`);
});

test('a name cannot end its quotes, and an address cannot begin a line', () => {
  const text = invitationFile({
    ...invitation,
    guest: { name: 'The "best"\r\nsupport', email: 'a@b.example\r\nX-EVIL:1' },
  });
  expect(unfolded(text).find((line) => line.startsWith('ATTENDEE'))).toContain(`CN="The 'best' support";`);
  expect(unfolded(text)).toHaveLength(15);
});

test('whatever is written: no line is longer than 75 bytes, none is a line of its own making, and nothing is lost', () => {
  const written = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(written, (summary) => {
      const text = invitationFile({ ...invitation, summary });
      for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(unfolded(text)).toHaveLength(15);
      expect(unfolded(text)).toContain(`SUMMARY:${escapeText(summary)}`);
    }),
  );
});

test('a line is folded between characters, not inside one', () => {
  expect(fold('x'.repeat(75))).toBe('x'.repeat(75));
  expect(fold(`${'x'.repeat(74)}é`)).toBe(`${'x'.repeat(74)}\r\n é`);
});
