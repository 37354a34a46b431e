import { mailHref, telHref } from './contact-information';

test.each([
  ['(555) 555-0142', 'tel:5555550142'],
  ['+1 555 0100', 'tel:+15550100'],
])('%s is dialled as %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test('an address becomes a link that opens a message', () => {
  expect(mailHref('support@rig4u.example')).toBe('mailto:support@rig4u.example');
});
