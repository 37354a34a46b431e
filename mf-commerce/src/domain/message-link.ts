/** What a visitor wrote in the form. */
export interface Message {
  name: string;
  email: string;
  message: string;
}

export const noMessage: Message = { name: '', email: '', message: '' };

/** The longest address that every system hands on to an email program: one of them stops at 2,048 characters. */
const longestLink = 2_000;

export interface MessageLink {
  href: string;
  /** Whether the link holds all of the message; a long one is cut. */
  whole: boolean;
}

/** The message as a text that can be pasted into an email, signed with name and address. */
export const messageText = ({ name, email, message }: Message): string =>
  [message.trim(), [name.trim(), email.trim()].filter(Boolean).join('\n')].filter(Boolean).join('\n\n');

/** A link that opens the message in the visitor's email program, addressed to support. */
export function messageLink(support: string, message: Message): MessageLink {
  const name = message.name.trim();
  const start = `mailto:${encodeURI(support)}?subject=${encoded(name === '' ? 'A question about a PC' : `Message from ${name}`)}`;
  const text = messageText(message);
  const cut = fitting(text, longestLink - start.length - '&body='.length);
  return { href: cut === '' ? start : `${start}&body=${encoded(cut)}`, whole: cut === text };
}

/** As RFC 6068 asks: line breaks as CRLF. Half of a surrogate pair would throw, so it is replaced first. */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r\n?|\n/g, '\r\n'));

const ending = ' […]';

/** The text, or as much of its beginning as stays within so many characters once it is encoded. */
function fitting(text: string, room: number): string {
  if (encoded(text).length <= room) return text;
  const letters = Array.from(text);
  const start = (count: number): string => `${letters.slice(0, count).join('').trimEnd()}${ending}`;
  let [fits, tooLong] = [0, letters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (encoded(start(middle)).length <= room) fits = middle;
    else tooLong = middle;
  }
  return fits === 0 ? '' : start(fits);
}
