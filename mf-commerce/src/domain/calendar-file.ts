import type { Slot } from './consultation-times';

export interface Invitation {
  /** The name of the product that writes the file. */
  product: string;
  slot: Slot;
  /** When the invitation is written. */
  now: Date;
  /** A text that no other invitation has. */
  uid: string;
  /** Who is invited. */
  guest: { name: string; email: string };
  summary: string;
  description: string;
}

/** The text of an iCalendar file (RFC 5545) with one event. It names no organizer: whoever opens it becomes that. */
export function invitationFile({ product, slot, now, uid, guest, summary, description }: Invitation): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(`-//${product}//Consultation//EN`)}`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(slot.start)}`,
    `DTEND:${utc(slot.end)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `ATTENDEE;CN=${quoted(guest.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:` +
      `mailto:${encodeURI(guest.email)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** `20261102T140000Z`. */
const utc = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** A text value, with line breaks, backslashes, commas and semicolons escaped. */
export const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** A parameter value in quotes. The format cannot write quotes and control characters inside, so they are replaced. */
const quoted = (text: string): string => `"${text.replaceAll('"', "'").replaceAll(/\p{Cc}+/gu, ' ')}"`;

const LINE_BYTES = 75;
const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** Folds a line longer than 75 bytes, between characters. Each further line begins with a space. */
export function fold(line: string): string {
  let folded = '';
  let room = LINE_BYTES;
  for (const character of line) {
    const size = bytes(character);
    if (size > room) {
      folded += '\r\n ';
      room = LINE_BYTES - 1;
    }
    folded += character;
    room -= size;
  }
  return folded;
}
