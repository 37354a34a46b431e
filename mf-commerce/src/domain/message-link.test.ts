import fc from 'fast-check';
import { messageLink, messageText } from './message-link';

const support = 'support@rig4u.example';
const mira = { name: 'Mira', email: 'mira@workbench.example', message: 'Which case?\nAnd & which fan? 100 %' };
const read = (href: string) => {
  const url = new URL(href);
  return { to: url.pathname, ...Object.fromEntries(url.searchParams) };
};

test('subject and text are filled in, whatever is in them', () => {
  expect(messageLink(support, mira)).toEqual({
    href: expect.stringMatching(/^mailto:support@rig4u\.example\?/),
    whole: true,
  });
  expect(read(messageLink(support, mira).href)).toEqual({
    to: support,
    subject: 'Message from Mira',
    body: 'Which case?\r\nAnd & which fan? 100 %\r\n\r\nMira\r\nmira@workbench.example',
  });
});

test('with nothing written it is a mail with a subject', () => {
  const { href, whole } = messageLink(support, { name: ' ', email: '', message: '\n' });
  expect(read(href)).toEqual({ to: support, subject: 'A question about a PC' });
  expect(whole).toBe(true);
});

test('a long text is cut and says so; the whole of it can be copied', () => {
  const long = { ...mira, message: 'Word '.repeat(2_000) };
  const { href, whole } = messageLink(support, long);
  expect(whole).toBe(false);
  expect(href.length).toBeLessThanOrEqual(2_000);
  expect(href.length).toBeGreaterThan(1_900);
  expect(read(href)).toMatchObject({ body: expect.stringMatching(/^Word Word .* \[…\]$/) });
  expect(messageText(long)).toHaveLength(9_999 + '\n\nMira\nmira@workbench.example'.length);
});

test('any text makes a link that can be read again, of at most 2,000 characters', () => {
  const text = fc.string({ unit: 'binary', maxLength: 3_000 });
  fc.assert(
    fc.property(text, fc.string({ unit: 'grapheme', maxLength: 60 }), (message, name) => {
      const { href, whole } = messageLink(support, { name, email: '', message });
      expect(href.length).toBeLessThanOrEqual(2_000);
      const body = new URL(href).searchParams.get('body') ?? '';
      const sent = messageText({ name, email: '', message })
        .replace(/\p{Surrogate}/gu, '\ufffd')
        .replace(/\r\n?|\n/g, '\r\n');
      if (whole) expect(body).toBe(sent);
      else expect(sent.startsWith(body.replace(/ \[…\]$/, ''))).toBe(true);
    }),
  );
});
